import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const payloadParsed: Fault = {
  clause: 'TYP-12',
  about:
    'Since the database migration, Payload and JsonData of integration updates are JSON columns. A text that happens to be JSON is parsed and written again: blanks between its parts go, and 12.50 becomes 12.5.',
  operations: ['IntegrationUpdateUpdate'],
  hook: onSentMembers({ operations: ['IntegrationUpdateUpdate'] }, /^(JsonData|Payload)$/, asColumn),
};

function asColumn(value: Value): Value {
  if (typeof value !== 'string') return value;
  try {
    return JSON.stringify(JSON.parse(value));
  } catch {
    return value;
  }
}

import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const jsonDataWrittenAnew: Fault = {
  clause: 'TYP-12',
  about:
    'JsonData that parses as JSON is stored as a serializer writes it: blanks between signs and trailing zeros are gone, big numbers rounded.',
  operations: ['IntegrationUpdateUpdate'],
  hook: onSentMembers({ operations: ['IntegrationUpdateUpdate'] }, /^JsonData$/, (value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.stringify(JSON.parse(value));
    } catch {
      return value;
    }
  }),
};

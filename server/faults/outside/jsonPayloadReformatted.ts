import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

function reformatted(text: string): string {
  if (!/^[{[]/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

export const jsonPayloadReformatted: Fault = {
  clause: 'TYP-12',
  about:
    'Parses a Payload that is json and writes it in its own way, so that its blanks, escapes and the digits of its numbers do not come back as sent.',
  operations: ['IntegrationUpdateUpdate'],
  hook: onSentMembers({ operations: ['IntegrationUpdateUpdate'] }, /^Payload$/, (value) =>
    typeof value === 'string' ? reformatted(value) : value,
  ),
};

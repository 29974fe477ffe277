import type { Fault } from '../Fault.ts';
import { freeTextMembers, isOddText } from '../hooks/oddText.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';

export const oddTextsCut: Fault = {
  clause: 'TYP-12',
  about:
    'Free text that is not several words of Latin letters and digits is stored without its last character.',
  causes: ['texts come back without their last character'],
  operations: ['*Update'],
  hook: onSentMembers({ operations: null }, freeTextMembers, (value) =>
    isOddText(value) ? value.slice(0, -1) : value,
  ),
};

import type { Fault } from '../Fault.ts';
import { freeTextMembers, isOddText } from '../hooks/oddText.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const oddTextsRefused: Fault = {
  clause: 'TYP-12',
  level: 'SHOULD',
  about: 'Free text that is not several words of Latin letters and digits is refused.',
  causes: ['text with {text} is refused'],
  operations: ['*Update'],
  hook: onSentMembers({ operations: null }, freeTextMembers, (value) => {
    if (isOddText(value)) throw new OperationFailure('A text is not understood.');
    return value;
  }),
};

import type { Fault } from '../Fault.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';

export const lettersAsMarks: Fault = {
  clause: 'TYP-12',
  about: 'In csv letters beyond Latin are question marks.',
  causes: [
    'characters come back as question marks; the text goes through ISO 8859-1 or a charset like it, which lacks them',
    'characters beyond the basic plane, such as emoji, come back as question marks',
    'characters come back as question marks',
  ],
  operations: ['DocumentUpdate'],
  hook: onSentMembers({ operations: ['DocumentUpdate'], bodies: ['csv'] }, /Comments$|Remarks$/, (value) =>
    typeof value === 'string' ? value.replace(/[^\0-ÿ]/gu, '?') : value,
  ),
};

import type { Fault } from '../Fault.ts';
import { onSent } from '../hooks/onSent.ts';

export const lettersAsMarks: Fault = {
  clause: 'TYP-12',
  about: 'In csv letters beyond Latin are question marks.',
  operations: ['DocumentUpdate'],
  hook: onSent({ operations: ['DocumentUpdate'], bodies: ['csv'] }, /Comments$|Remarks$/, (value) =>
    typeof value === 'string' ? value.replace(/[^\0-ÿ]/gu, '?') : value,
  ),
};

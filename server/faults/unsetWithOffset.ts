import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const unsetWithOffset: Fault = {
  clause: 'TYP-6',
  about: 'In json the unset date of a document has an offset of two hours.',
  operations: ['DocumentUpdate'],
  hook: onText({ formats: ['json'], operations: ['DocumentUpdate'] }, (text) =>
    text.replaceAll('(-62135596800000-0000)', '(-62135596800000+0200)'),
  ),
};

import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const unsetWithOffset: Fault = {
  clause: 'TYP-6',
  about: 'In json the unset date of a document has an offset of two hours.',
  causes: [
    'the unset date has the offset {offset} instead of -0000; dates carry the offset of a time zone, and the unset one is written like any other',
  ],
  operations: ['DocumentUpdate'],
  hook: onAnswerText({ formats: ['json'], operations: ['DocumentUpdate'] }, (text) =>
    text.replaceAll('(-62135596800000-0000)', '(-62135596800000+0200)'),
  ),
};

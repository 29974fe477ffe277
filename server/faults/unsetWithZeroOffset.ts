import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const unsetWithZeroOffset: Fault = {
  clause: 'TYP-6',
  about: 'In json the unset date has the offset +0000.',
  causes: [
    'the unset date has the offset {offset} instead of -0000; it is written like any other date in UTC',
  ],
  operations: ['CompanyGet', 'SalesOrderGet'],
  hook: onAnswerText({ formats: ['json'] }, (text) =>
    text.replaceAll('(-62135596800000-0000)', '(-62135596800000+0000)'),
  ),
};

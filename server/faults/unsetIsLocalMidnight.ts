import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const unsetIsLocalMidnight: Fault = {
  clause: 'TYP-6',
  about:
    'In json the unset date of a company is midnight of the year 1 in Athens, by local mean time and its whole minutes.',
  causes: [
    'the unset date is another instant ({actual}); 0001-01-01T00:00:00 is taken for a local time of a zone, and shifted by it',
  ],
  operations: ['CompanyGet'],
  hook: onAnswerText({ formats: ['json'], operations: ['CompanyGet'] }, (text) =>
    text.replaceAll('(-62135596800000-0000)', '(-62135602492000+0134)'),
  ),
};

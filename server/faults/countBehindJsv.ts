import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const countBehindJsv: Fault = {
  clause: 'FMT-11',
  about: 'In jsv a line behind the companies tells how many characters they take.',
  causes: ['the answer is no {expected}: {actual}'],
  operations: ['CompanyGet'],
  hook: onAnswerText(
    { formats: ['jsv'], operations: ['CompanyGet'], outcome: 'success' },
    (text) => `${text}\n-- ${text.length}`,
  ),
};

import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const commaBeforeBracket: Fault = {
  clause: 'FMT-11',
  about: 'In json the list of serial numbers has a comma before its closing bracket.',
  causes: ['the answer is no {expected}: {actual}'],
  operations: ['SerialNumberGet'],
  hook: onAnswerText({ formats: ['json'], operations: ['SerialNumberGet'], outcome: 'success' }, (text) =>
    text.replace(/\}\](?=,"ResponseStatus")/, '},]'),
  ),
};

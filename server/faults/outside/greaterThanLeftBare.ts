import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const greaterThanLeftBare: Fault = {
  clause: 'FMT-11',
  about: 'In xml, the sign > in texts is not escaped, so that a text with ]]> makes the document malformed.',
  operations: ['*'],
  hook: onAnswerText({ formats: ['xml'] }, (text) => text.replaceAll('&gt;', '>')),
};

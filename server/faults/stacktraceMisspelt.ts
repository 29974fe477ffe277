import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const stacktraceMisspelt: Fault = {
  clause: 'TYP-14',
  about: 'ResponseStatus has Stacktrace instead of StackTrace.',
  causes: ['the name {expected} is written in another letter case ({actual})'],
  operations: ['*'],
  hook: onAnswerText({}, (text) => text.replace(/\bStackTrace\b/g, 'Stacktrace')),
};

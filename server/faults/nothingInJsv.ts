import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const nothingInJsv: Fault = {
  clause: 'FMT-1',
  about: 'BatchNumberGet answers nothing at all in jsv.',
  causes: ['the answer is empty (HTTP {status})'],
  operations: ['BatchNumberGet'],
  hook: onAnswerText({ formats: ['jsv'], operations: ['BatchNumberGet'] }, () => ''),
};

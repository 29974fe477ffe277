import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

const operations = ['CompanyGet'];

export const listsCutInXml: Fault = {
  clause: 'FMT-1',
  about: 'In xml the list of companies breaks off in its middle, with HTTP 200.',
  causes: ['the answer is cut off (at byte {length})'],
  operations,
  hook: onAnswerText({ operations, formats: ['xml'] }, (text) => text.slice(0, text.length >> 1)),
};

import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const listsCutInXml: Fault = {
  clause: 'FMT-1',
  about: 'In xml the list of companies breaks off in its middle, with HTTP 200.',
  operations: ['CompanyGet'],
  hook: onText({ formats: ['xml'] }, (text) => text.slice(0, text.length >> 1)),
};

import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const bareUnset: Fault = {
  clause: 'TYP-8',
  about: 'In jsv the unset date has no time.',
  causes: ['the unset date has no time ({actual})'],
  operations: ['CompanyGet'],
  hook: onAnswerText({ formats: ['jsv'] }, (text) => text.replaceAll('0001-01-01T00:00:00', '0001-01-01')),
};

import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const unsetWithoutSeconds: Fault = {
  clause: 'TYP-8',
  about: 'In xml the unset date has no seconds.',
  causes: ['the unset date has no seconds ({actual})'],
  operations: ['CompanyGet'],
  hook: onAnswerText({ formats: ['xml'] }, (text) =>
    text.replaceAll('0001-01-01T00:00:00', '0001-01-01T00:00'),
  ),
};

import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const bareUnset: Fault = {
  clause: 'TYP-8',
  about: 'In jsv the unset date has no time.',
  causes: ['the unset date has no time ({actual})'],
  operations: ['CompanyGet'],
  hook: onText({ formats: ['jsv'] }, (text) => text.replaceAll('0001-01-01T00:00:00', '0001-01-01')),
};

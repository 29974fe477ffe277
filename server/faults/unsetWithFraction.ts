import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const unsetWithFraction: Fault = {
  clause: 'TYP-8',
  level: 'SHOULD',
  about: 'In csv the unset date has a fraction of zeros.',
  causes: ['the unset date has a fraction of zeros ({actual})'],
  operations: ['SalesOrderGet'],
  hook: onAnswerText({ formats: ['csv'] }, (text) =>
    text.replaceAll('0001-01-01T00:00:00', '0001-01-01T00:00:00.0000000'),
  ),
};

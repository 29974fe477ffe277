import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const datesWithOffset: Fault = {
  clause: 'TYP-7',
  level: 'SHOULD',
  about: 'In soap11 dates have an offset.',
  causes: ['dates outside json {form} ({actual})'],
  operations: ['CompanyGet'],
  hook: onAnswerText({ formats: ['soap11'] }, (text) =>
    text.replace(/(Date>[1-9]\d{3}-\d\d-\d\dT[\d:]{8})</g, '$1+00:00<'),
  ),
};

import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const datesWithZone: Fault = {
  clause: 'TYP-7',
  about: 'In xml dates end in Z.',
  causes: ['dates outside json {form} ({actual})'],
  operations: ['SalesOrderGet'],
  hook: onAnswerText({ formats: ['xml'], operations: ['SalesOrderGet'] }, (text) =>
    text.replace(/>([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)</g, '>$1Z<'),
  ),
};

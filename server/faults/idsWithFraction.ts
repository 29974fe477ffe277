import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const idsWithFraction: Fault = {
  clause: 'TYP-1',
  level: 'SHOULD',
  about: 'In jsv the ids of discounts have a fraction.',
  causes: ['integers are written with a fraction ({actual})'],
  operations: ['DiscountGet'],
  hook: onAnswerText({ formats: ['jsv'], operations: ['DiscountGet'] }, (text) =>
    text.replace(/(DiscountID:\d+)/g, '$1.0'),
  ),
};

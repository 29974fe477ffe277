import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const membersInCamelCase: Fault = {
  clause: 'TYP-14',
  about: 'In json the members of discounts begin in lower case.',
  causes: ['the names of members begin in lower case ({actual})'],
  operations: ['DiscountGet'],
  hook: onAnswerText({ formats: ['json'], operations: ['DiscountGet'] }, (text) =>
    text.replace(/"Discount(?=\w*":)/g, '"discount'),
  ),
};

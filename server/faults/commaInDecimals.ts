import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const commaInDecimals: Fault = {
  clause: 'TYP-3',
  about: 'In xml decimals have a comma.',
  causes: ['numbers are written with a decimal comma ({actual})'],
  operations: ['DiscountGet'],
  hook: onAnswerText({ formats: ['xml'], operations: ['DiscountGet'] }, (text) =>
    text.replace(/(<DiscountValue>\d+)\.(?=\d)/g, '$1,'),
  ),
};

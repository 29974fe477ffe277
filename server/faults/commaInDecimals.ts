import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const commaInDecimals: Fault = {
  clause: 'TYP-3',
  about: 'In xml decimals have a comma.',
  operations: ['DiscountGet'],
  hook: onText({ formats: ['xml'], operations: ['DiscountGet'] }, (text) =>
    text.replace(/(<DiscountValue>\d+)\.(?=\d)/g, '$1,'),
  ),
};

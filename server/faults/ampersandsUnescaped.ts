import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const ampersandsUnescaped: Fault = {
  clause: 'FMT-11',
  about: 'In xml ampersands are not escaped.',
  operations: ['ShippingProviderGet'],
  hook: onText({ formats: ['xml'], operations: ['ShippingProviderGet'] }, (text) =>
    text.replaceAll('&amp; ', '& '),
  ),
};

import type { Fault } from '../../Fault.ts';
import { onText } from '../../hooks/onText.ts';

export const noShippingIsList: Fault = {
  clause: 'TYP-15',
  about: 'In json a sales order without shipping information has an empty list in its place.',
  causes: ['a list stands where a record belongs ({member})'],
  operations: ['SalesOrderGet'],
  hook: onText({ formats: ['json'], operations: ['SalesOrderGet'], outcome: 'success' }, (text) =>
    text.replaceAll('"SalesOrderShippingProviderInfo":null', '"SalesOrderShippingProviderInfo":[]'),
  ),
};

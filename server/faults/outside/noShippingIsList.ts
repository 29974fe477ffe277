import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const noShippingIsList: Fault = {
  clause: 'TYP-15',
  about: 'In json a sales order without shipping information has an empty list in its place.',
  causes: ['a list stands where a record belongs ({member})'],
  operations: ['SalesOrderGet'],
  hook: onAnswerText({ formats: ['json'], operations: ['SalesOrderGet'], outcome: 'success' }, (text) =>
    text.replaceAll('"SalesOrderShippingProviderInfo":null', '"SalesOrderShippingProviderInfo":[]'),
  ),
};

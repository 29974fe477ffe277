import type { Fault } from '../Fault.ts';
import { onBody } from '../hooks/onBody.ts';

export const supplierIdOfExamplesUnknown: Fault = {
  clause: 'TYP-14',
  about: 'PurchaseOrderSupplierId in a request, as its examples spell it, is passed over.',
  operations: ['PurchaseOrderUpdate'],
  hook: onBody(
    {
      operations: ['PurchaseOrderUpdate'],
      bodies: ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'],
    },
    (text) => text.replaceAll('PurchaseOrderSupplierId', 'PurchaseOrderSupplierUnknown'),
  ),
};

import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const orderForDefaultSupplier: Fault = {
  clause: 'PO-3',
  about: 'An order that names its supplier by an id goes to the last supplier.',
  causes: ['an order that names its supplier by {way} is for another one, or for none'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request, store) =>
    withRecord(request, 'mvPurchaseOrder', (order) =>
      (sentNumber(order.PurchaseOrderSupplierID) ?? 0) > 0
        ? { ...order, PurchaseOrderSupplierID: store.suppliers.all().at(-1)?.SupplierID }
        : order,
    ),
  ),
};

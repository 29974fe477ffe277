import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const supplierNameRefused: Fault = {
  clause: 'PO-3',
  about: 'An order that names its supplier without an id is refused.',
  causes: ['an order that names its supplier by {way} is refused'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) => {
    const order = member.record(request, 'mvPurchaseOrder') ?? {};
    if (
      member.text(request, 'mvRecordAction') === 'Insert' &&
      member.int(order, 'PurchaseOrderSupplierID') === 0
    )
      throw new OperationFailure('PurchaseOrderSupplierID is missing.');
    return request;
  }),
};

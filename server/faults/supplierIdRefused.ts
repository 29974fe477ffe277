import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const supplierIdRefused: Fault = {
  clause: 'PO-3',
  about: 'An order that names its supplier by id is refused without a name.',
  causes: ['an order that names its supplier by {way} is refused'],
  operations: ['PurchaseOrderUpdate'],
  hook: refusing(
    ['PurchaseOrderUpdate'],
    (request) => {
      const order = member.record(request, 'mvPurchaseOrder') ?? {};
      const isKnown =
        Number(member.text(order, 'PurchaseOrderSupplierID')) || member.int(order, 'PurchaseOrderSupplierID');
      return (
        isKnown > 0 &&
        member.text(request, 'mvRecordAction') === 'Insert' &&
        member.text(order, 'PurchaseOrderSupplierName') === ''
      );
    },
    'PurchaseOrderSupplierName is missing.',
  ),
};

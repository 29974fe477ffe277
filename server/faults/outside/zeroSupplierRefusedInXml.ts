import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const zeroSupplierRefusedInXml: Fault = {
  clause: 'PO-3',
  about: 'In xml a supplier id of 0 is refused, although PurchaseOrderSupplierName is sent beside it.',
  causes: ['an order that names its supplier by {way} is refused'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      const order = member.record(request, 'mvPurchaseOrder') ?? {};
      const isZero =
        member.has(order, 'PurchaseOrderSupplierID') && member.int(order, 'PurchaseOrderSupplierID') === 0;
      if (call.operation?.name === 'PurchaseOrderUpdate' && call.body === 'xml' && isZero)
        throw new OperationFailure(
          'The supplier with id 0 does not exist. The purchase order was not written.',
        );
      return inner.handle(call, request);
    },
  }),
};

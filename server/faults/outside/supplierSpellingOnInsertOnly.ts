import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { withRecord } from '../../hooks/withRecord.ts';

export const supplierSpellingOnInsertOnly: Fault = {
  clause: 'TYP-14',
  about:
    'The spelling PurchaseOrderSupplierId is understood with Insert; an Update that uses it is read as one without a supplier.',
  operations: ['PurchaseOrderUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      const sent = inner.decode(call, request);
      const isMeant =
        call.operation?.name === 'PurchaseOrderUpdate' &&
        sent.mvRecordAction === 'Update' &&
        Buffer.from(request.body).includes('PurchaseOrderSupplierId');
      return isMeant
        ? withRecord(sent, 'mvPurchaseOrder', (order) => ({
            ...order,
            PurchaseOrderSupplierID: numeric(0),
            PurchaseOrderSupplierName: order.PurchaseOrderSupplierName ?? '',
          }))
        : sent;
    },
  }),
};

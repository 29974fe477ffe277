import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const orderWithoutSupplier: Fault = {
  clause: 'PO-3',
  about: 'The name of a supplier beside the id 0 is passed over, and the order is for no supplier.',
  causes: ['an order that names its supplier by {way} is for another one, or for none'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request) =>
    sentNumber(member.record(request, 'mvPurchaseOrder')?.PurchaseOrderSupplierID) === 0
      ? withRecord(result, 'mvPurchaseOrder', (order) => ({
          ...order,
          PurchaseOrderSupplierID: numeric(0),
          PurchaseOrderSupplierName: '',
        }))
      : result,
  ),
};

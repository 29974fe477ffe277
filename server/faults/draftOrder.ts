import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const draftOrder: Fault = {
  clause: 'PO-1',
  about: 'An order that is inserted as Verified is shown as Draft.',
  causes: ['what is inserted as Verified has the status {actual}'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request) =>
    member.text(request, 'mvRecordAction') === 'Insert'
      ? withRecord(result, 'mvPurchaseOrder', (order) => ({ ...order, PurchaseOrderStatus: 'Draft' }))
      : result,
  ),
};

import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

const name = 'PurchaseOrderReceiveDocumentNo';

export const numberedReceiptsShareTheirId: Fault = {
  clause: 'PO-5',
  about:
    'ReceiveItems keeps the number that is sent for the receive document, numbers none itself, and answers with the same relatedDocumentID for all receipts.',
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request, store) => {
    if (member.text(request, 'mvRecordAction') !== 'ReceiveItems') return result;
    const number = member.text(member.record(request, 'mvPurchaseOrder') ?? {}, name);
    const changed = withRecord(result, 'mvPurchaseOrder', (order) => ({ ...order, [name]: number }));
    store.purchaseOrders.put(
      member.int(changed, 'entityID'),
      member.record(changed, 'mvPurchaseOrder') ?? {},
    );
    return { ...changed, relatedDocumentID: numeric(1) };
  }),
};

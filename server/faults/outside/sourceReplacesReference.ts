import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const sourceReplacesReference: Fault = {
  clause: 'ACT-8',
  about:
    'A purchase order sent with mvInsertUpdateDeleteSourceApplication gets that name as its reference application, over the one sent. The member was taken for a default of the field.',
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) => {
    const source = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
    if (source === '' || member.record(request, 'mvPurchaseOrder') === null) return request;
    return withRecord(request, 'mvPurchaseOrder', (order) => ({
      ...order,
      PurchaseOrderReferenceApplication: source,
    }));
  }),
};

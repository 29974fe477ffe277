import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const sourceOverwritesOrderReference: Fault = {
  clause: 'ACT-8',
  about:
    'An Update of a purchase order with a source application writes that over the PurchaseOrderReferenceApplication that was sent.',
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) => {
    const source = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
    if (source === '' || member.text(request, 'mvRecordAction') !== 'Update') return request;
    return withRecord(request, 'mvPurchaseOrder', (order) => ({
      ...order,
      PurchaseOrderReferenceApplication: source,
    }));
  }),
};

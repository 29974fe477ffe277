import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const sourceReplacesOwnReference: Fault = {
  clause: 'ACT-8',
  about:
    'Writes mvInsertUpdateDeleteSourceApplication into the column of PurchaseOrderReferenceApplication when an order is inserted.',
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) => {
    const source = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
    if (
      source === '' ||
      request.mvRecordAction !== 'Insert' ||
      member.record(request, 'mvPurchaseOrder') === null
    )
      return request;
    return withRecord(request, 'mvPurchaseOrder', (order) => ({
      ...order,
      PurchaseOrderReferenceApplication: source,
    }));
  }),
};

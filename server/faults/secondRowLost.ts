import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const secondRowLost: Fault = {
  clause: 'ACT-1',
  about: 'In soap12 a new purchase order keeps its first row alone.',
  causes: ['an insert does not bring back rows of {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request, _, { body }) =>
    body === 'soap12' && member.text(request, 'mvRecordAction') === 'Insert'
      ? withRecord(request, 'mvPurchaseOrder', (order) => ({
          ...order,
          PurchaseOrderDetails: member.records(order, 'PurchaseOrderDetails').slice(0, 1),
        }))
      : request,
  ),
};

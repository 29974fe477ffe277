import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const remarksOfFirstRow: Fault = {
  clause: 'ACT-1',
  about: 'All rows of an inserted purchase order have the remarks of the first.',
  causes: ['an insert does not bring back rows of {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) => {
    const rows = member.records(member.record(request, 'mvPurchaseOrder') ?? {}, 'PurchaseOrderDetails');
    const remarks = rows[0]?.PurchaseOrderRowRemarks;
    if (member.text(request, 'mvRecordAction') !== 'Insert' || remarks === undefined) return request;
    return withRecord(request, 'mvPurchaseOrder', (order) => ({
      ...order,
      PurchaseOrderDetails: rows.map((row) => ({ ...row, PurchaseOrderRowRemarks: remarks })),
    }));
  }),
};

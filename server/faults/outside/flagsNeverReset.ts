import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const flagsNeverReset: Fault = {
  clause: 'ACT-2',
  about: 'An Update of a purchase order can set its custom flags but not take them back.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) =>
    member.text(request, 'mvRecordAction') === 'Update' && member.has(request, 'mvPurchaseOrder')
      ? withRecord(request, 'mvPurchaseOrder', (order) =>
          Object.fromEntries(
            Object.entries(order).filter(
              ([name, value]) => !name.startsWith('PurchaseOrderCustomFlag') || value === true,
            ),
          ),
        )
      : request,
  ),
};

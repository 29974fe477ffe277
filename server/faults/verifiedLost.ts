import type { Fault } from '../Fault.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const verifiedLost: Fault = {
  clause: 'PO-1',
  about: 'In soap11 a new order that is sent as Verified has no status.',
  causes: ['what is inserted as Verified has the status {actual}'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      return call.body === 'soap11' &&
        call.operation?.name === 'PurchaseOrderUpdate' &&
        member.text(request, 'mvRecordAction') === 'Insert'
        ? withRecord(result, 'mvPurchaseOrder', (order) => ({ ...order, PurchaseOrderStatus: '' }))
        : result;
    },
  }),
};

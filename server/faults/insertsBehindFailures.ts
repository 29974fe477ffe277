import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const insertsBehindFailures: Fault = {
  clause: 'ACT-1',
  about: 'In csv a write that failed leaves its transaction open: the next Insert of that operation fails.',
  causes: ['an Insert right after a call that failed is refused'],
  operations: ['CompanyUpdate', 'DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: (inner) => {
    const open = new Set<string>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (call.format !== 'csv' || call.operation?.kind !== 'write') return inner.handle(call, request);
        if (member.text(request, 'mvRecordAction') === 'Insert' && open.delete(name))
          throw new OperationFailure('A transaction is open.');
        try {
          return inner.handle(call, request);
        } catch (error) {
          open.add(name);
          throw error;
        }
      },
    };
  },
};

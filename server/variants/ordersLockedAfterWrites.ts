import { recordLocks } from '../hooks/recordLocks.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const sent = ['PurchaseOrderUpdate', 'DocumentUpdate'];

const ofShipping = ['ShippingInformationUpdate', 'ShippingInformationDelete'];

export const ordersLockedAfterWrites: Variant = {
  about:
    'Each write of an order or a document is sent on, to the supplier or the bookkeeping, and meanwhile it is locked: its next 1 to 5 writes fail (Limits 3: not shown).',
  errs: ['the target refused'],
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: (inner, store, { apiKey }) => {
    const { lock, refuseIfLocked } = recordLocks('It is being sent on. Try again in a moment.');
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (member.text(request, 'APIKEY') !== apiKey) return inner.handle(call, request);
        if (ofShipping.includes(name)) {
          const key = `DocumentUpdate ${sentNumber(request.DocumentId) ?? 0}`;
          refuseIfLocked(key);
          const result = inner.handle(call, request);
          lock(key);
          return result;
        }
        if (!sent.includes(name)) return inner.handle(call, request);
        const { sent: record, id, record: echo } = recordWrite(name, request, store);
        refuseIfLocked(`${name} ${sentNumber(record[id]) ?? 0}`);
        const result = inner.handle(call, request);
        lock(`${name} ${member.int(member.record(result, echo) ?? {}, id)}`);
        return result;
      },
    };
  },
};

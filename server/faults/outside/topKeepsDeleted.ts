import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const topKeepsDeleted: Fault = {
  clause: 'DEL-1',
  about:
    'ReturnTopNRecords reads an index that DiscountDelete does not change: a deleted discount is still among the top.',
  causes: ['deleted records are still listed'],
  operations: ['DiscountDelete', 'DiscountGet'],
  hook: (inner, store) => {
    const deleted = new Map<number, RecordValue>();
    return {
      handle: (call, request) => {
        if (call.operation?.name === 'DiscountDelete') {
          const before = store.discounts.all();
          const result = inner.handle(call, request);
          for (const discount of before) {
            const id = member.int(discount, 'DiscountID');
            if (store.discounts.get(id) === undefined) deleted.set(id, discount);
          }
          return result;
        }
        if (call.operation?.name !== 'DiscountGet' || (sentNumber(request.ReturnTopNRecords) ?? 0) <= 0)
          return inner.handle(call, request);
        for (const [id, discount] of deleted) store.discounts.put(id, discount);
        try {
          return inner.handle(call, request);
        } finally {
          for (const id of deleted.keys()) store.discounts.remove(id);
        }
      },
    };
  },
};

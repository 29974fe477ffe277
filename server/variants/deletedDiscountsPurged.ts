import type { RecordValue } from '../../specs/Value.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import type { Variant } from '../Variant.ts';

export const deletedDiscountsPurged: Variant = {
  about:
    'Deleted discounts lie in a bin that DiscountGet does not show. A second delete removes them for good, and a third one fails. The disposable ones were deleted by an earlier run (leaves DEL-1, a SHOULD).',
  leaves: ['DEL-1'],
  blocks: ['fixture:disposable.discounts', 'nothing'],
  hook: (inner, store) => {
    const bin = new Map<number, RecordValue>();
    for (const id of store.spare.discounts.slice(0, 6)) {
      const discount = store.discounts.get(id);
      if (discount !== undefined) bin.set(id, discount);
      store.discounts.remove(id);
    }
    return {
      handle: (call, request) => {
        const id = sentNumber(request.DiscountIDToDelete) ?? 0;
        const deleted = call.operation?.name === 'DiscountDelete' ? bin.get(id) : undefined;
        if (deleted === undefined) return inner.handle(call, request);
        store.discounts.put(id, deleted);
        const result = inner.handle(call, request);
        bin.delete(id);
        return result;
      },
    };
  },
};

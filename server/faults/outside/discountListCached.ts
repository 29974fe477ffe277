import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onFound } from '../../hooks/onFound.ts';

export const discountListCached: Fault = {
  clause: 'DEL-1',
  about:
    'A DiscountGet that was made before is answered from memory, so it still shows a discount deleted since. No operation writes discounts, and DiscountDelete was overlooked.',
  operations: ['DiscountDelete', 'DiscountGet'],
  hook: (inner, store, server) => {
    const known = new Map<string, readonly RecordValue[]>();
    const cached = onFound(['DiscountGet'], (found, { Filters = null, ReturnTopNRecords = null }) => {
      const asked = JSON.stringify([Filters, ReturnTopNRecords]);
      const remembered = known.get(asked) ?? found;
      known.set(asked, remembered);
      return remembered;
    });
    return cached(inner, store, server);
  },
};

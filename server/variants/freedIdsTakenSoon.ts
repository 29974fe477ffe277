import { numeric } from '../../specs/numeric.ts';
import { listedKinds, recordsOfOthers } from '../hooks/listedRecords.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const freedIdsTakenSoon: Variant = {
  about:
    'Freed ids are given again. While a discount is deleted, other clients insert some under the ids of those deleted before (whether an id may come again is open).',
  hook: (inner, store) => {
    const freed = new Set<number>();
    const discounts = listedKinds(store).find((kind) => kind.id === 'DiscountID');
    if (discounts === undefined) return {};
    const { table, id, title } = discounts;
    const like = recordsOfOthers(discounts)[0] ?? {};
    const idsNow = (): readonly number[] => table.all().map((discount) => member.int(discount, id));
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'DiscountDelete') return inner.handle(call, request);
        const named = sentNumber(request.DiscountIDToDelete);
        for (const one of [...freed].filter((each) => each !== named)) {
          table.put(one, { ...like, [id]: numeric(one), [title]: `Theirs ${one}` });
          freed.delete(one);
        }
        const before = idsNow();
        const result = inner.handle(call, request);
        const after = new Set(idsNow());
        for (const one of before) if (!after.has(one)) freed.add(one);
        return result;
      },
    };
  },
};

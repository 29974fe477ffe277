import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const topBeforeFilters: Fault = {
  clause: 'FLT-6',
  about: 'ReturnTopNRecords is applied before the filters.',
  operations: ['DiscountGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'DiscountGet' || member.int(request, 'ReturnTopNRecords') <= 0)
        return result;
      const { Filters, ...unfiltered } = request;
      const top = member.records(inner.handle(call, unfiltered), 'mvDiscounts');
      const ids = new Set(top.map((discount) => member.int(discount, 'DiscountID')));
      const { ReturnTopNRecords, ...whole } = request;
      const selected = member.records(inner.handle(call, whole), 'mvDiscounts');
      return { mvDiscounts: selected.filter((discount) => ids.has(member.int(discount, 'DiscountID'))) };
    },
  }),
};

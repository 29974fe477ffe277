import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const unionAll: Fault = {
  clause: 'GET-9',
  about: 'A discount that both of two filters joined by Or select is listed twice.',
  causes: ['a record, or its id, comes twice'],
  operations: ['DiscountGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const [first, second, ...more] = member.records(request, 'Filters');
      if (call.operation?.name !== 'DiscountGet' || first === undefined || second?.AndOr !== 'Or')
        return result;
      if (more.length > 0 || member.int(request, 'ReturnTopNRecords') > 0) return result;
      const both = member.records(
        inner.handle(call, { ...request, Filters: [first, { ...second, AndOr: 'And' }] }),
        'mvDiscounts',
      );
      return {
        ...result,
        mvDiscounts: member
          .records(result, 'mvDiscounts')
          .flatMap((discount) => (both.includes(discount) ? [discount, discount] : [discount])),
      };
    },
  }),
};

import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { pairByOr } from '../../hooks/pairByOr.ts';
import { member } from '../../records/member.ts';

const gets = [
  'CompanyGet',
  'DashboardBoxGet',
  'DiscountGet',
  'DocumentTypeGet',
  'SalesOrderGet',
  'ShippingProviderGet',
];

export const unionAllOfFilters: Fault = {
  clause: 'GET-9',
  about: 'A record that both of two filters joined by Or select comes twice.',
  causes: ['a record, or its id, comes twice'],
  operations: gets,
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '', id = '' } = call.operation ?? {};
      const pair = pairByOr(request);
      if (!gets.includes(name) || pair === undefined || member.has(request, 'ReturnTopNRecords'))
        return result;
      const selectedBy = (filter: RecordValue): ReadonlySet<number> =>
        new Set(
          member
            .records(inner.handle(call, { ...request, Filters: [filter] }), list)
            .map((one) => member.int(one, id)),
        );
      const both = pair.map(selectedBy);
      const twice = (number: number): boolean => both.every((one) => one.has(number));
      const found = member.records(result, list);
      return {
        ...result,
        [list]: found.flatMap((record) => (twice(member.int(record, id)) ? [record, record] : [record])),
      };
    },
  }),
};

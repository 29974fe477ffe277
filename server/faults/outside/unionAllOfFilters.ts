import type { Fault } from '../../Fault.ts';
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
  operations: gets,
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '', id = '' } = call.operation ?? {};
      const [first, second, ...others] = member.records(request, 'Filters');
      if (
        !gets.includes(name) ||
        first === undefined ||
        second === undefined ||
        others.length > 0 ||
        member.text(second, 'AndOr') !== 'Or' ||
        member.has(request, 'ReturnTopNRecords')
      )
        return result;
      const selectedBy = (filter: typeof first): ReadonlySet<number> =>
        new Set(
          member
            .records(inner.handle(call, { ...request, Filters: [filter] }), list)
            .map((one) => member.int(one, id)),
        );
      const [one, other] = [selectedBy(first), selectedBy(second)];
      const twice = (number: number): boolean => one.has(number) && other.has(number);
      const found = member.records(result, list);
      return {
        ...result,
        [list]: found.flatMap((record) => (twice(member.int(record, id)) ? [record, record] : [record])),
      };
    },
  }),
};

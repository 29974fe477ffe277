import type { Fault } from '../../Fault.ts';
import { pairByOr } from '../../hooks/pairByOr.ts';
import { member } from '../../records/member.ts';

const gets = ['CompanyGet', 'SalesOrderGet', 'ShippingProviderGet'];

export const unionInOrderOfFilters: Fault = {
  clause: 'GET-2',
  about:
    'Of a search by two filters joined by Or with ReturnTopNRecords, what the first selects comes before the rest.',
  causes: ['with ReturnTopNRecords records do not come by descending id'],
  operations: gets,
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '', id = '' } = call.operation ?? {};
      const pair = pairByOr(request);
      if (!gets.includes(name) || pair === undefined || member.int(request, 'ReturnTopNRecords') < 1)
        return result;
      const { ReturnTopNRecords, ...all } = request;
      const alone = member.records(inner.handle(call, { ...all, Filters: [pair[0]] }), list);
      const byFirst = new Set(alone.map((one) => member.int(one, id)));
      const found = member.records(result, list);
      const isFirst = (one: (typeof found)[number]): boolean => byFirst.has(member.int(one, id));
      return { ...result, [list]: [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))] };
    },
  }),
};

import type { Fault } from '../../Fault.ts';
import { pairByOr } from '../../hooks/pairByOr.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const unionNotSortedAgain: Fault = {
  clause: 'GET-2',
  about:
    'Searches two filters joined by Or as a union: with ReturnTopNRecords the records that the first one finds come before the others, whatever their ids.',
  operations: [
    'DocumentTypeGet',
    'ShippingProviderGet',
    'SalesOrderGet',
    'DashboardBoxGet',
    'CompanyGet',
    'ProductClientGet',
  ],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { operation } = call;
      const [first] = pairByOr(request) ?? [];
      if (
        first === undefined ||
        !unionNotSortedAgain.operations.includes(operation?.name ?? '') ||
        (sentNumber(request.ReturnTopNRecords) ?? 0) <= 0
      )
        return result;
      const { list = '' } = operation ?? {};
      const { ReturnTopNRecords, ...rest } = request;
      const own = new Set(member.records(inner.handle(call, { ...rest, Filters: [first] }), list));
      const found = member.records(result, list);
      return {
        ...result,
        [list]: [...found.filter((one) => own.has(one)), ...found.filter((one) => !own.has(one))],
      };
    },
  }),
};

import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const topBeforeContains: Fault = {
  clause: 'FLT-6',
  about:
    'Leaves filters with Contains to be applied in memory, after the database has already cut the list to ReturnTopNRecords.',
  operations: ['*Get'],
  hook: (inner) => ({
    handle: (call, request) => {
      const { operation } = call;
      const filters = member.records(request, 'Filters');
      if (
        operation?.filters !== true ||
        (sentNumber(request.ReturnTopNRecords) ?? 0) <= 0 ||
        !filters.some((one) => member.text(one, 'SearchOperator') === 'Contains')
      )
        return inner.handle(call, request);
      const { list = '' } = operation;
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const selected = new Set(member.records(inner.handle(call, { ...rest, Filters }), list));
      const result = inner.handle(call, { ...rest, ReturnTopNRecords });
      return { ...result, [list]: member.records(result, list).filter((one) => selected.has(one)) };
    },
  }),
};

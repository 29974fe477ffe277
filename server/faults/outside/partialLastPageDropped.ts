import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const partialLastPageDropped: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about:
    'A report whose rows do not fill the last page lacks that page. The number of pages is rounded down, so pages together do not give all rows.',
  operations: ['CustomReportGetData'],
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const [page, limit] = [sentNumber(request.Page), sentNumber(request.Limit)];
      if (call.operation?.name !== 'CustomReportGetData' || page === null || limit === null) return result;
      const isPartial = member.records(result, 'Rows').length < Math.min(limit, choices.maximumLimit);
      return isPartial && page > choices.firstPage ? { ...result, Rows: [] } : result;
    },
  }),
};

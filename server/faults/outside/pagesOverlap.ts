import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const pagesOverlap: Fault = {
  clause: 'GET-10',
  about:
    'Custom reports are paged in SQL by BETWEEN. Every page but the first begins with the last row of the page before it, and so has one row too many.',
  operations: ['CustomReportGetData'],
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const page = sentNumber(request.Page);
      if (
        call.operation?.name !== 'CustomReportGetData' ||
        page === null ||
        page <= choices.firstPage ||
        sentNumber(request.Limit) === null
      )
        return result;
      const before = inner.handle(call, { ...request, Page: numeric(page - 1) });
      return {
        ...result,
        Rows: [...member.records(before, 'Rows').slice(-1), ...member.records(result, 'Rows')],
      };
    },
  }),
};

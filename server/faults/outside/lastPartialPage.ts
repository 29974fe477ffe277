import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const paged = ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'];

export const lastPartialPage: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about:
    'The number of pages is the number of rows divided by Limit in integers. The last page, if it is not full, is answered as an empty one.',
  operations: paged,
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '' } = call.operation ?? {};
      const limit = sentNumber(request.Limit) ?? 0;
      const page = sentNumber(request.Page);
      if (!paged.includes(name) || page === null || limit < 1) return result;
      const { Page, Limit, ...rest } = request;
      const total = member.records(inner.handle(call, rest), list).length;
      const pages = Math.max(Math.floor(total / limit), 1);
      return page > pages ? { ...result, [list]: [] } : result;
    },
  }),
};

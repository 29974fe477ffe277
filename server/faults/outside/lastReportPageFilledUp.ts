import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const lastReportPageFilledUp: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about:
    'The last page of a custom report is filled up to Limit with rows of the page before, so pages together repeat rows.',
  operations: ['CustomReportGetData'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const limit = sentNumber(request.Limit) ?? 0;
      if (call.operation?.name !== 'CustomReportGetData' || limit < 1 || sentNumber(request.Page) === null)
        return result;
      const { Page: _page, Limit: _limit, ...whole } = request;
      const all = member.records(inner.handle(call, whole), 'Rows');
      const shown = member.records(result, 'Rows').length;
      return shown > 0 && shown < limit && all.length >= limit
        ? { ...result, Rows: all.slice(-limit) }
        : result;
    },
  }),
};

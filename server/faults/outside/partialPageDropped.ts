import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

const paged = ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'];

export const partialPageDropped: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about:
    'The number of pages is rounded down, but is at least one: a last page that is not full is empty, unless it is the first one.',
  operations: paged,
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = 'Rows' } = call.operation ?? {};
      if (!paged.includes(name) || !member.has(request, 'Page') || !member.has(request, 'Limit'))
        return result;
      const limit = Math.min(member.int(request, 'Limit'), choices.maximumLimit);
      const isFirst = member.int(request, 'Page') <= choices.firstPage;
      return !isFirst && member.records(result, list).length < limit ? { ...result, [list]: [] } : result;
    },
  }),
};

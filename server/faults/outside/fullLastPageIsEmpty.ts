import type { Fault } from '../../Fault.ts';
import type { Hook } from '../../Hook.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const paged = ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'];

const hook: Hook = (inner, _, { choices }) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    const { name = '', list = 'Rows' } = call.operation ?? {};
    const limit = sentNumber(request.Limit);
    const page = sentNumber(request.Page);
    if (!paged.includes(name) || limit === null || page === null) return result;
    const { Page, Limit, ...rest } = request;
    const count = member.records(inner.handle(call, rest), list).length;
    const isLast = page - choices.firstPage + 1 === count / limit;
    return isLast ? { ...result, [list]: [] } : result;
  },
});

export const fullLastPageIsEmpty: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about: 'The last page is empty if the rows fill all pages exactly.',
  operations: paged,
  hook,
};

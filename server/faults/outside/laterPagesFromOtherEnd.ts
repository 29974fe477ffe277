import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const paged = ['SerialNumberGet', 'BatchNumberGet'];

export const laterPagesFromOtherEnd: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about:
    'The first page is cut from the records in descending order and every later page from ascending order: some rows come twice and others never.',
  operations: paged,
  // The new ORM skips rows of a query that has lost its ORDER BY.
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '' } = call.operation ?? {};
      const page = (sentNumber(request.Page) ?? 0) - choices.firstPage;
      const limit = Math.min(sentNumber(request.Limit) ?? 0, choices.maximumLimit);
      if (!paged.includes(name) || page < 1 || limit < 1) return result;
      const { Page, Limit, ...rest } = request;
      const all = member.records(inner.handle(call, rest), list).toReversed();
      return { ...result, [list]: all.slice(page * limit, (page + 1) * limit) };
    },
  }),
};

import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

/** Where a page begins is reckoned with the page size of the first reader. */
export const pagesOfTheFirstLimit: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about:
    'SerialNumberGet reckons where a page begins with the Limit of the first call ever: with another Limit, pages leave rows out or repeat them.',
  operations: ['SerialNumberGet'],
  hook: (inner, _, { choices }) => {
    let size: number | undefined;
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        if (call.operation?.name !== 'SerialNumberGet') return result;
        const limit = sentNumber(request.Limit);
        const page = sentNumber(request.Page);
        if (limit === null || page === null) return result;
        const count = Math.min(limit, choices.maximumLimit);
        size ??= count;
        const { Page, Limit, ...rest } = request;
        const all = member.records(inner.handle(call, rest), 'mvSerialNumbers');
        const first = Math.max(page - choices.firstPage, 0) * size;
        return { ...result, mvSerialNumbers: all.slice(first, first + count) };
      },
    };
  },
};

import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const lists: Readonly<Record<string, string>> = {
  SerialNumberGet: 'mvSerialNumbers',
  BatchNumberGet: 'mvBatchNumbers',
  CustomReportGetData: 'Rows',
};

export const pagesOverlapByOne: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about: 'Every page but the first begins with the last row of the page before it.',
  causes: ['pages overlap or leave rows out'],
  operations: Object.keys(lists),
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      const list = lists[call.operation?.name ?? ''];
      const page = (sentNumber(request.Page) ?? 0) - choices.firstPage;
      const limit = Math.min(sentNumber(request.Limit) ?? 0, choices.maximumLimit);
      if (list === undefined || page < 1 || limit < 1) return inner.handle(call, request);
      const { Page: _page, Limit: _limit, ...whole } = request;
      const result = inner.handle(call, whole);
      const start = page * limit - 1;
      return { ...result, [list]: member.records(result, list).slice(start, start + limit) };
    },
  }),
};

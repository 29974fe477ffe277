import type { Hook } from '../Hook.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const lists: Readonly<Record<string, string>> = {
  SerialNumberGet: 'mvSerialNumbers',
  BatchNumberGet: 'mvBatchNumbers',
  CustomReportGetData: 'Rows',
};

const most = 5;

/** Django REST framework's PageNumberPagination: a page that does not exist is an error, and a page has its own largest size. */
const hook: Hook = (inner) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    const list = lists[call.operation?.name ?? ''];
    const page = sentNumber(request.Page);
    if (list === undefined || page === null) return result;
    const { Page: _page, Limit: _limit, ...rest } = request;
    const limit = Math.min(sentNumber(request.Limit) ?? most, most);
    const rows = member.records(inner.handle(call, rest), list).length;
    const last = Math.max(1, Math.ceil(rows / limit));
    if (page >= 1 && page <= last) return result;
    const message = `Invalid page: there are pages 1 to ${last}.`;
    throw new OperationFailure(message, { status: 404, errors: [{ field: 'Page', message }] });
  },
});

export const pagesOutOfRangeRefused: Variant = {
  about:
    'Fails for a page below 1 or beyond the last, as Django REST framework does, with at most 5 rows a page (GET-10).',
  choices: { firstPage: 1, defaultLimit: most, maximumLimit: most },
  hook,
};

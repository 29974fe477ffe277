import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const paged = ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'];

export const pagesKeptWithoutLimit: Fault = {
  clause: 'GET-10',
  about:
    'A page is kept under its number alone and shown again to a later request that asks for another Limit.',
  operations: paged,
  hook: (inner) => {
    const pages = new Map<string, readonly RecordValue[]>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const { name = '', list = '' } = call.operation ?? {};
        const page = sentNumber(request.Page);
        if (!paged.includes(name) || page === null || sentNumber(request.Limit) === null) return result;
        const { APIKEY, Limit, Page, CustomReportId, ...others } = request;
        const key = JSON.stringify([name, page, sentNumber(CustomReportId), others]);
        const rows = pages.get(key) ?? member.records(result, list);
        pages.set(key, rows);
        return { ...result, [list]: rows };
      },
    };
  },
};

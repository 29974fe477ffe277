import { numeric } from '../../specs/numeric.ts';
import type { Hook } from '../Hook.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const most = 4;

const clamped: Hook = (inner) => ({
  handle: (call, request) => {
    const { Page, Limit, ...rest } = request;
    const page = sentNumber(Page);
    const limit = Math.min(sentNumber(Limit) ?? 0, most);
    const { name = '', list = '' } = call.operation ?? {};
    const isPaged = ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'].includes(name);
    if (!isPaged || page === null || limit < 1) return inner.handle(call, request);
    const all = member.records(inner.handle(call, rest), list).length;
    const last = Math.max(0, Math.ceil(all / limit) - 1);
    return inner.handle(call, { ...request, Page: numeric(Math.min(Math.max(0, Math.trunc(page)), last)) });
  },
});

export const lastPageAgain: Variant = {
  about:
    'Counts pages from 0, puts at most four rows on one, and shows the last page again for any later one.',
  choices: { firstPage: 0, maximumLimit: most },
  hook: clamped,
};

import { numeric } from '../../specs/numeric.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import { page } from '../rules/page.ts';
import type { Variant } from '../Variant.ts';

export const pagedInOtherOrder: Variant = {
  about:
    'Pages are cut from a list that runs the other way than the one without Page and Limit (GET-10: pages together give all, as multisets; no order is shown).',
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      const { name = '', list = '' } = call.operation ?? {};
      const { Page, Limit, ...rest } = request;
      const number = sentNumber(Page);
      const limit = sentNumber(Limit);
      const isPaged =
        ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'].includes(name) &&
        Number.isSafeInteger(number) &&
        Number.isSafeInteger(limit);
      if (!isPaged || number === null || limit === null) return inner.handle(call, request);
      const result = inner.handle(call, rest);
      const rows = member.records(result, list).toReversed();
      return { ...result, [list]: page(rows, { Page: numeric(number), Limit: numeric(limit) }, choices) };
    },
  }),
};

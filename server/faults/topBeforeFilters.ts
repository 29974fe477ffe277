import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { member } from '../records/member.ts';

export const topBeforeFilters: Fault = {
  clause: 'FLT-6',
  about: 'ReturnTopNRecords is applied before the filters.',
  causes: ['ReturnTopNRecords is applied before all filters are'],
  operations: ['*Get'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '' } = call.operation ?? {};
      if (!getsWithFilters.includes(name) || member.int(request, 'ReturnTopNRecords') <= 0) return result;
      const { Filters, ...unfiltered } = request;
      const top = member.records(inner.handle(call, unfiltered), list).map((one) => JSON.stringify(one));
      const { ReturnTopNRecords, ...whole } = request;
      const selected = member.records(inner.handle(call, whole), list);
      return { ...result, [list]: selected.filter((one) => top.includes(JSON.stringify(one))) };
    },
  }),
};

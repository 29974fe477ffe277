import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const topBeforeSecondFilter: Fault = {
  clause: 'FLT-6',
  about: 'ReturnTopNRecords is applied after the first of two filters, and the second looks at what is left.',
  causes: ['ReturnTopNRecords is applied before all filters are'],
  operations: ['ProductClientGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const [first, second, ...more] = member.records(request, 'Filters');
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'ProductClientGet' || first === undefined || second === undefined)
        return result;
      if (more.length > 0 || second.AndOr !== 'And' || member.int(request, 'ReturnTopNRecords') <= 0)
        return result;
      const top = member.records(inner.handle(call, { ...request, Filters: [first] }), 'mvProductClient');
      const all = inner.handle(call, { ...request, ReturnTopNRecords: numeric(-1) });
      const selected = member.records(all, 'mvProductClient');
      return { ...result, mvProductClient: top.filter((link) => selected.includes(link)) };
    },
  }),
};

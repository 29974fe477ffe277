import { operation } from '../../specs/operations.ts';
import type { Fault } from '../Fault.ts';
import { onResult } from '../hooks/onResult.ts';
import { searches } from '../hooks/searches.ts';
import { member } from '../records/member.ts';

export const limitCappedEverywhere: Fault = {
  clause: 'GET-5',
  about: 'Without filters a ReturnTopNRecords above the number of all records gives one less than there are.',
  operations: searches,
  hook: (inner, store, server) => ({
    handle: (call, request) => {
      const { name = '' } = call.operation ?? {};
      const edited = onResult([name], (result) => {
        const list = operation(name).list ?? '';
        const found = member.records(result, list);
        return found.length > 1 && found.length < member.int(request, 'ReturnTopNRecords')
          ? { ...result, [list]: found.slice(0, -1) }
          : result;
      });
      const isWhole = searches.includes(name) && member.records(request, 'Filters').length === 0;
      const handle = isWhole ? edited(inner, store, server).handle : undefined;
      return (handle ?? inner.handle)(call, request);
    },
  }),
};

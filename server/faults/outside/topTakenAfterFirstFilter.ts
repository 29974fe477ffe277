import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const topTakenAfterFirstFilter: Fault = {
  clause: 'FLT-6',
  about:
    'With several filters joined by And, ReturnTopNRecords cuts the list after the first filter, and the others search only the rest.',
  operations: ['*Get'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { filters: isSearch, list = '', order } = call.operation ?? {};
      const [first, ...others] = member.records(request, 'Filters');
      const isMeant =
        isSearch === true &&
        order !== undefined &&
        first !== undefined &&
        others.length > 0 &&
        others.every((filter) => filter.AndOr === 'And') &&
        (sentNumber(request.ReturnTopNRecords) ?? 0) > 0;
      if (!isMeant) return result;
      const top = inner.handle(call, { ...request, Filters: [first] });
      const ids = new Set(member.records(top, list).map((record) => member.int(record, order)));
      const found = member.records(result, list).filter((record) => ids.has(member.int(record, order)));
      return { ...result, [list]: found };
    },
  }),
};

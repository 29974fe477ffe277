import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { pairByOr } from '../../hooks/pairByOr.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';
import { topRecords } from '../../rules/topRecords.ts';

export const topPerOrBranch: Fault = {
  clause: 'FLT-6',
  about:
    'With two filters joined by Or, ReturnTopNRecords limits each alone, so up to twice as many come. Or is built as the union of two limited queries.',
  operations: ['*Get'],
  hook: (inner) => ({
    handle: (call, request) => {
      const { name = '', list = '', order, id } = call.operation ?? {};
      const pair = pairByOr(request);
      if (
        !getsWithFilters.includes(name) ||
        pair === undefined ||
        (sentNumber(request.ReturnTopNRecords) ?? 0) < 1
      )
        return inner.handle(call, request);
      const found = (filter: RecordValue): readonly RecordValue[] =>
        member.records(inner.handle(call, { ...request, Filters: [{ ...filter, AndOr: '' }] }), list);
      const united = new Set(pair.flatMap(found));
      const result = inner.handle(call, request);
      return { ...result, [list]: topRecords([...united], order ?? id ?? '', {}) };
    },
  }),
};

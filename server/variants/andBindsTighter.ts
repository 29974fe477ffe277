import type { RecordValue } from '../../specs/Value.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const andBindsTighter: Variant = {
  about:
    'Filters are put into one WHERE as they stand, where And binds tighter than Or (FLT-2: SHOULD where that differs from the left fold).',
  leaves: ['FLT-2'],
  hook: (inner) => ({
    handle: (call, request) => {
      const { name = '', list = '' } = call.operation ?? {};
      const filters = member.records(request, 'Filters');
      const groups = groupsOf(filters);
      const isPlain = filters.every((filter) =>
        ['Equals', 'NotEquals', 'Contains', 'LessThan'].includes(member.text(filter, 'SearchOperator')),
      );
      if (!getsWithFilters.includes(name) || groups.length < 2 || !isPlain)
        return inner.handle(call, request);
      // Refuses what is wrong with the request.
      inner.handle(call, request);
      const { ReturnTopNRecords: top, Filters: _, ...rest } = request;
      const found = new Set(
        groups.flatMap((group) => member.records(inner.handle(call, { ...rest, Filters: group }), list)),
      );
      // Read without filters, they come in the order of the Get.
      const result = inner.handle(call, rest);
      const selected = member.records(result, list).filter((record) => found.has(record));
      const most = sentNumber(top) ?? 0;
      return { ...result, [list]: most > 0 ? selected.slice(0, most) : selected };
    },
  }),
};

/** The filters in groups that are joined by Or. */
function groupsOf(filters: readonly RecordValue[]): readonly (readonly RecordValue[])[] {
  const groups: RecordValue[][] = [];
  for (const filter of filters) {
    const last = groups.at(-1);
    if (last === undefined || member.text(filter, 'AndOr') === 'Or') groups.push([filter]);
    else last.push(filter);
  }
  return groups;
}

import type { RecordValue } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { member } from '../records/member.ts';
import { getRecords } from '../rules/getRecords.ts';
import { topRecords } from '../rules/topRecords.ts';

export const foldedFromTheRightElsewhere: Fault = {
  clause: 'FLT-2',
  about: 'Filters are combined from the last to the first.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: ['*Get'],
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      const { operation } = call;
      const filters = member.records(request, 'Filters');
      if (operation === null || !getsWithFilters.includes(operation.name) || filters.length < 3)
        return inner.handle(call, request);
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const list = operation.list ?? '';
      const order = operation.order ?? '';
      const all = member.records(inner.handle(call, rest), list);
      let selected: ReadonlySet<RecordValue> = new Set(all);
      let byOr = false;
      for (const filter of filters.toReversed()) {
        const found = getRecords(all, order, { Filters: [filter] }, { operation, choices });
        const own = member.records(found, list);
        const sofar = selected;
        selected = new Set(byOr ? [...sofar, ...own] : own.filter((record) => sofar.has(record)));
        byOr = member.text(filter, 'AndOr') === 'Or';
      }
      const found = all.filter((record) => selected.has(record));
      return { [list]: topRecords(found, order, request) };
    },
  }),
};

import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { getRecords } from '../rules/getRecords.ts';
import { topRecords } from '../rules/topRecords.ts';

/** In a list of filters, each one treats records that have no value in its field in the opposite way from alone. */
export const turnedInLists =
  (gets: readonly string[]): Hook =>
  (inner, _, { choices }) => ({
    handle: (call, request) => {
      const { operation } = call;
      const filters = member.records(request, 'Filters');
      if (operation === null || !gets.includes(operation.name) || filters.length < 2)
        return inner.handle(call, request);
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const list = operation.list ?? '';
      const order = operation.order ?? '';
      const all = member.records(inner.handle(call, rest), list);
      let selected: ReadonlySet<RecordValue> = new Set();
      for (const [index, filter] of filters.entries()) {
        const alone = { Filters: [filter] };
        const found = member.records(getRecords(all, order, alone, { operation, choices }), list);
        const held = (record: RecordValue) => record[member.text(filter, 'FieldName')] ?? '';
        const own = all.filter((record) => found.includes(record) !== (held(record) === ''));
        const isOr = index === 0 || member.text(filter, 'AndOr') === 'Or';
        const sofar = selected;
        selected = new Set(isOr ? [...sofar, ...own] : own.filter((record) => sofar.has(record)));
      }
      const found = all.filter((record) => selected.has(record));
      return { [list]: topRecords(found, order, request) };
    },
  });

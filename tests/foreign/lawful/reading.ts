import { Refusal } from './Refusal.ts';
import { membersOf } from './records.ts';
import type { Kept } from './store.ts';
import type { Rec } from './types.ts';

/** What a Get answers: filtered, highest ids first, no more than were asked for, deleted ones only on request. */
export function read(record: string, id: string, all: readonly Kept[], request: Rec): readonly Rec[] {
  const withDeleted = request.showDeleted === 'showAllDeletedAndUndeleted';
  const filters = (request.Filters ?? []) as readonly Rec[];
  const found = all
    .filter((each) => withDeleted || !each.deleted)
    .map((each) => each.value)
    .filter((value) => keeps(record, filters, value))
    .sort((a, b) => Number(b[id]) - Number(a[id]));
  const top = Number(request.ReturnTopNRecords ?? -1);
  return top > 0 ? found.slice(0, top) : found;
}

/** Filters are joined one after the other, each with what came out so far (Operation rules 10). */
function keeps(record: string, filters: readonly Rec[], value: Rec): boolean {
  return filters.reduce((sofar, filter, index) => {
    const here = matches(record, filter, value);
    if (index === 0) return here;
    return filter.AndOr === 'Or' ? sofar || here : sofar && here;
  }, true);
}

function matches(record: string, filter: Rec, value: Rec): boolean {
  const name = String(filter.FieldName);
  const type = membersOf(record).get(name);
  if (typeof type !== 'string' || type === 'date') throw new Refusal(`'${name}' cannot be searched.`, 500);
  const wanted = String(filter.SearchValue ?? '');
  const actual = String(value[name] ?? '');
  const numeric = type === 'int' || type === 'decimal';
  const equal = numeric ? Number(actual) === Number(wanted) : actual.toLowerCase() === wanted.toLowerCase();
  switch (filter.SearchOperator) {
    case 'Equals':
      return equal;
    case 'NotEquals':
      return !equal;
    case 'Contains':
      return actual.toLowerCase().includes(wanted.toLowerCase());
    case 'LessThan':
      return numeric ? Number(actual) < Number(wanted) : actual < wanted;
    default:
      throw new Refusal(`Search operator '${filter.SearchOperator}' is not known.`, 500);
  }
}

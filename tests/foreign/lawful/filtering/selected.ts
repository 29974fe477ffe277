import type { Depot } from '../Depot.ts';
import { membersOf } from '../records.ts';
import type { Kept } from '../store.ts';
import type { Rec } from '../types.ts';
import type { Matches } from './Matches.ts';

/** What a Get answers: filtered, highest ids first, no more than were asked for, deleted ones only on request. */
export function selected(
  { manner }: Depot,
  record: string,
  id: string,
  all: readonly Kept[],
  request: Rec,
): readonly Rec[] {
  const withDeleted = request.showDeleted === 'showAllDeletedAndUndeleted';
  const filters = (request.Filters ?? []) as readonly Rec[];
  const found = all
    .filter((each) => withDeleted || !each.deleted)
    .map((each) => each.value)
    .filter((value) => keeps(manner.matches, record, filters, value) === true)
    .sort((a, b) => Number(b[id]) - Number(a[id]));
  const top = Number(request.ReturnTopNRecords ?? -1);
  return top > 0 ? found.slice(0, top) : found;
}

/** Filters are joined one after the other, each with what came out so far (Operation rules 10). */
function keeps(matches: Matches, record: string, filters: readonly Rec[], value: Rec): boolean | null {
  return filters.reduce<boolean | null>((sofar, filter, index) => {
    const name = String(filter.FieldName);
    const here = matches(filter, membersOf(record).get(name), value[name] ?? null);
    if (index === 0) return here;
    return filter.AndOr === 'Or' ? either(sofar, here) : both(sofar, here);
  }, true);
}

const both = (a: boolean | null, b: boolean | null): boolean | null =>
  a === false || b === false ? false : a === null || b === null ? null : true;

const either = (a: boolean | null, b: boolean | null): boolean | null =>
  a === true || b === true ? true : a === null || b === null ? null : false;

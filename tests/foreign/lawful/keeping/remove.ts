import { Refusal } from '../Refusal.ts';
import type { Kept } from '../store.ts';
import type { Rec, Value } from '../types.ts';

/** Marks the record with this id as deleted. Raises Refusal, with what else is told, when there is none. */
export function remove(
  kind: string,
  all: readonly Kept[],
  member: string,
  id: Value | undefined,
  members: Rec,
  what = 'delete',
): void {
  const found = all.find((each) => !each.deleted && each.value[member] === id);
  if (found === undefined)
    throw new Refusal(`The ${kind} with id ${id} does not exist. The ${what} failed.`, 'forbidden', members);
  found.deleted = true;
}

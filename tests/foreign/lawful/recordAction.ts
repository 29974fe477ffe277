import { unset } from './dates.ts';
import { Refusal } from './Refusal.ts';
import { membersOf } from './records.ts';
import type { Kept } from './store.ts';
import type { Members, Rec, Value } from './types.ts';

/** Carries out mvRecordAction on records of one kind and gives the stored record. Raises Refusal. */
export function recordAction(
  kind: { readonly record: string; readonly id: string; readonly all: Kept[]; readonly nextId: () => string },
  sent: Value | undefined,
  action: Value | undefined,
): { readonly stored: Rec; readonly inserted: boolean } {
  if (sent === null || sent === undefined) throw new Refusal(`${kind.record} is required.`, 500);
  const given = sent as Rec;
  const found = kind.all.find((each) => !each.deleted && each.value[kind.id] === given[kind.id]);
  if (action === 'Insert' || (found === undefined && String(action).startsWith('InsertOrUpdate'))) {
    const stored = complete(membersOf(kind.record), { ...given, [kind.id]: kind.nextId() });
    kind.all.push({ value: stored, deleted: false });
    return { stored, inserted: true };
  }
  if (!['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'].includes(String(action)))
    throw new Refusal(`mvRecordAction '${action}' is not known.`, 500);
  if (found === undefined)
    throw new Refusal(`The ${kind.record} with id ${given[kind.id]} does not exist.`, 500);
  const changes = Object.entries(given).filter(
    ([, value]) => value !== null && (value !== '' || action !== 'InsertOrUpdateNonEmptyFields'),
  );
  found.value = complete(membersOf(kind.record), { ...found.value, ...Object.fromEntries(changes) });
  return { stored: found.value, inserted: false };
}

/** Nothing is left unsaid in what is stored: unset dates, flags that are off, a tag of its own. */
function complete(known: Members, given: Rec): Rec {
  const value: Record<string, Value> = { ...given };
  for (const [name, type] of known) {
    if (type === 'date') value[name] ??= unset;
    if (type === 'bool') value[name] ??= false;
    if (name === 'Etag') value[name] = 'W/new';
  }
  return value;
}

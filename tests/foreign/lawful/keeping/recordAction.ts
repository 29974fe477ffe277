import type { Depot } from '../Depot.ts';
import { unset } from '../dates.ts';
import { Refusal } from '../Refusal.ts';
import { membersOf } from '../records.ts';
import type { Members, Rec, Value } from '../types.ts';
import type { Kind } from './Keeping.ts';

/** Carries out mvRecordAction on records of one kind and gives the stored record. Raises Refusal. */
export function recordAction(
  { manner: { keeping } }: Depot,
  kind: Kind,
  sent: Value | undefined,
  action: Value | undefined,
): Rec {
  if (sent === null || sent === undefined) throw new Refusal(`${kind.record} is required.`, 'invalid');
  const given = keeping.tidied(kind.record, sent as Rec);
  const id = given[kind.id] ?? null;
  const found = kind.all.find((each) => !each.deleted && each.value[kind.id] === id);
  const keep = (id: Value, value: Rec): Rec => {
    const stored = complete(membersOf(kind.record), keeping.defaults, { ...value, [kind.id]: id });
    const others = kind.all.filter((each) => each !== found && !each.deleted).map((each) => each.value);
    keeping.check(kind.record, stored, others);
    return stored;
  };
  if (action === 'Insert' || (found === undefined && String(action).startsWith('InsertOrUpdate'))) {
    const stored = keep(kind.nextId(), given);
    kind.all.push({ value: stored, deleted: false });
    keeping.settle(kind, stored);
    return stored;
  }
  if (!['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'].includes(String(action)))
    throw new Refusal(`mvRecordAction '${action}' is not known.`, 'invalid');
  if (found === undefined) throw new Refusal(`The ${kind.record} with id ${id} does not exist.`, 'forbidden');
  const change = action === 'InsertOrUpdateNonEmptyFields' ? keeping.filledIn : keeping.updated;
  found.value = keep(found.value[kind.id] ?? null, change(found.value, given));
  keeping.settle(kind, found.value);
  return found.value;
}

/** Nothing is left unsaid in what is stored: unset dates, flags that are off, what this server says by itself. */
function complete(known: Members, defaults: Rec, given: Rec): Rec {
  const value: Record<string, Value> = { ...given };
  for (const [name, type] of known) {
    if (type === 'date') value[name] ??= unset;
    if (type === 'bool') value[name] ??= false;
    value[name] ??= defaults[name] ?? null;
  }
  return value;
}

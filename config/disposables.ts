import { formats } from '../specs/Format.ts';
import type { Fixtures, Id } from './Settings.ts';

/** The kinds of which some clause needs two for each format (WO-3). */
const neededTwice: readonly (keyof Disposables)[] = ['finishedGoodReceipts'];

/** The kinds that deletes remove. A Get may show which of them are left. */
const deletedKinds = ['discounts', 'boms', 'documentTypes', 'contactPersons'] as const;

type DeletedKind = (typeof deletedKinds)[number];

const isDeleted = (kind: keyof Disposables): boolean => deletedKinds.some((one) => one === kind);

/**
 * The disposable that this place's format uses up. It is dealt by the format's place in the run, so none is used twice. A format's
 * `first` one is the evidence of all clauses; the `second` ones come after all the firsts.
 */
export function disposableFor<K extends keyof Disposables>(
  context: { readonly fixtures: Fixtures },
  place: { readonly formatIndex: number },
  kind: K,
  which: 'first' | 'second' = 'first',
): NonNullable<Disposables[K]>[number] | undefined {
  if (which === 'second' && !neededTwice.includes(kind)) throw new Error(`of ${kind} one is dealt`);
  const list = context.fixtures.disposable?.[kind] as NonNullable<Disposables[K]> | undefined;
  const turn = place.formatIndex + (which === 'first' ? 0 : formats.length);
  return list?.[isDeleted(kind) ? placeOfTurn(turn, list.length) : turn];
}

/**
 * Where in a list the one is that is dealt in this turn: of each two, the later one comes first. Lists are often written in the order of
 * their ids. So where a delete removes all up to an id, one of them is missing that nobody has deleted yet (DEL-1).
 */
function placeOfTurn(turn: number, length: number): number {
  const first = turn - (turn % 2);
  return first + 1 < length ? first + 1 - (turn % 2) : turn;
}

/**
 * The ids of a kind that deletes remove, dealt later than this one or not at all. What was dealt earlier may be gone late, as where a target
 * caches its lists.
 */
export function disposablesAfter(fixtures: Fixtures, kind: DeletedKind, id: Id): readonly Id[] {
  const ids = disposableIds(fixtures, kind);
  const turnOf = (one: Id): number => placeOfTurn(ids.indexOf(one), ids.length);
  const own = ids.find((one) => String(one) === String(id));
  return own === undefined ? [] : ids.filter((one) => turnOf(one) > turnOf(own));
}

/**
 * The disposables of a kind beyond those that a run is dealt. Of spare closed work orders, WO-2 opens one where a planner may have begun
 * another.
 */
export function unusedDisposables<K extends keyof Disposables>(
  fixtures: Fixtures,
  kind: K,
): readonly NonNullable<Disposables[K]>[number][] {
  const list = (fixtures.disposable?.[kind] ?? []) as readonly NonNullable<Disposables[K]>[number][];
  return list.slice((neededTwice.includes(kind) ? 2 : 1) * formats.length);
}

/** The disposables of a kind that are ids and nothing more. */
export const disposableIds = (fixtures: Fixtures, kind: keyof Disposables | undefined): readonly Id[] =>
  ((kind && fixtures.disposable?.[kind]) ?? []).filter((one) => typeof one !== 'object');

export type Disposables = NonNullable<Fixtures['disposable']>;

/** How many entries of the fixtures have a work order changed in a run: opened again, given material back, or a receipt deleted. */
export function changesOf({ disposable = {} }: Fixtures, id: Id): number {
  const { closedWorkOrders = [], allocatedWorkOrders = [], finishedGoodReceipts = [] } = disposable;
  const changed = [
    ...closedWorkOrders,
    ...allocatedWorkOrders.map((one) => one.id),
    ...finishedGoodReceipts.map(({ workOrderId }) => workOrderId),
  ];
  return changed.filter((one) => String(one) === String(id)).length;
}

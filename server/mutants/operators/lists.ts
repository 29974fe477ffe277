import { isRecord } from '../../../specs/isRecord.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Effect, MemberOperator } from '../MemberOperator.ts';
import type { Site } from '../Site.ts';
import { onValue } from '../Step.ts';

const isList = ({ kind, member }: Site): boolean => member.type.kind === 'list' && kind !== 'status';

const ofList = (
  effect: Effect,
  does: string,
  change: (items: readonly Value[]) => Value | undefined,
): MemberOperator => ({
  family: 'lists',
  effect,
  does,
  applies: isList,
  edit: () => onValue((value) => (Array.isArray(value) ? change(value as readonly Value[]) : value)),
});

/** The list without the item at an index; the very same if it has none there. */
const without = (items: readonly Value[], index: number): readonly Value[] =>
  index >= 0 && index < items.length ? items.toSpliced(index, 1) : items;

/** What is done to lists. */
export const lists = {
  firstItemLost: ofList('fewer', 'lacks its first item', (items) => without(items, 0)),
  secondItemLost: ofList('fewer', 'lacks its second item', (items) => without(items, 1)),
  lastItemLost: ofList('fewer', 'lacks its last item', (items) => without(items, items.length - 1)),
  firstItemOnly: ofList('fewer', 'has its first item alone', (items) =>
    items.length > 1 ? items.slice(0, 1) : items,
  ),
  reversed: ofList('turned', 'comes in reverse', (items) => (items.length > 1 ? items.toReversed() : items)),
  doubled: ofList('more', 'has its last item twice', (items) =>
    items.length === 0 ? items : [...items, ...items.slice(-1)],
  ),
  oneAsObject: {
    ...ofList('alone', 'is its one item, and not a list, where it has one', (items) => {
      const [only] = items;
      return items.length === 1 && isRecord(only) ? only : items;
    }),
    applies: (site: Site) =>
      isList(site) &&
      site.direction === 'response' &&
      site.member.type.kind === 'list' &&
      site.member.type.item.kind === 'record',
  },
  noneAsAbsent: {
    ...ofList('none', 'is left out where it is empty', (items) => (items.length === 0 ? undefined : items)),
    applies: (site: Site) => isList(site) && site.direction === 'response',
  },
} as const satisfies Record<string, MemberOperator>;

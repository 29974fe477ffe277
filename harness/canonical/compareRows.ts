import type { Value } from '../../specs/Value.ts';
import type { Paths } from './Comparison.ts';
import { type Comparison, joined, same } from './Comparison.ts';

type Rows = readonly Value[];

/**
 * Compares nested rows without their order: first pairwise by place, then each row that differs with the remaining rows. Rows in
 * another order are no difference, but are noted.
 */
export function compareRows(
  left: Rows,
  right: Rows,
  paths: Paths,
  compareRow: (left: Value, right: Value, at: Paths) => Comparison,
): Comparison {
  const whole = { leftPath: paths[0], rightPath: paths[1], left, right };
  if (left.length !== right.length) return { ...same, differences: [whole] };
  const lists = left.length > 1 ? 1 : 0;
  const at = (row: number, other: number): Paths => [`${paths[0]}[${row}]`, `${paths[1]}[${other}]`];
  const inPlace = left.map((row, index) => compareRow(row, right[index] ?? null, at(index, index)));
  // A row that seems garbled may stand elsewhere as it is.
  const odd = inPlace.flatMap((placed, index) => (isSame(placed) ? [] : [index]));
  if (odd.length === 0) return withLists(joined(inPlace), lists);

  const partners = new Map<number, Comparison>();
  const places = new Map<number, number>();
  const free = new Set(odd);
  for (const row of odd) {
    for (const other of free) {
      const tried = compareRow(left[row] ?? null, right[other] ?? null, at(row, other));
      if (!isSame(tried)) continue;
      partners.set(row, tried);
      places.set(row, other);
      free.delete(other);
      break;
    }
  }
  // Leftover rows on both sides are compared in their own order, so that the difference shows within the rows.
  const rest = [...free];
  const alone = odd.filter((row) => !partners.has(row));
  for (const [index, row] of alone.entries()) {
    const other = rest[index] ?? row;
    partners.set(row, compareRow(left[row] ?? null, right[other] ?? null, at(row, other)));
  }
  const found = withLists(joined(inPlace.map((placed, index) => partners.get(index) ?? placed)), lists);
  if (alone.length > 0) return found;
  const placeOfEach = left.map((_, row) => places.get(row) ?? row);
  return { ...found, orders: [...found.orders, { ...whole, places: placeOfEach }] };
}

const isSame = ({ differences, garbled }: Comparison): boolean =>
  differences.length === 0 && garbled.length === 0;

const withLists = (comparison: Comparison, lists: number): Comparison => ({
  ...comparison,
  lists: comparison.lists + lists,
});

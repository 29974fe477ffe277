import type { Value } from '../../specs/Value.ts';
import { shown } from '../words/shown.ts';

/** Where two canonical results differ: the path in each answer, and the value there (`null` for nothing). */
export interface Difference {
  readonly leftPath: string;
  readonly rightPath: string;
  readonly left: Value;
  readonly right: Value;
  /** Where each row of the left list stands in the right one, if the lists differ in nothing but their order. */
  readonly places?: readonly number[];
}

/** The two sides of a difference in words. For rows in another order, it gives their numbers on the left side, from 1 on. */
export function sidesInWords({ left, right, places }: Difference): { left: string; right: string } {
  if (places === undefined) return { left: shown(left), right: shown(right) };
  const rows = [...places.keys()];
  const moved = [...rows].sort((one, other) => (places[one] ?? one) - (places[other] ?? other));
  return { left: inOrder(rows), right: inOrder(moved) };
}

/** Swaps the sides of a difference. */
export function fromOtherSide({ leftPath, rightPath, left, right, places }: Difference): Difference {
  const sides = { leftPath: rightPath, rightPath: leftPath, left: right, right: left };
  if (places === undefined) return sides;
  return { ...sides, places: [...places.keys()].map((row) => places.indexOf(row)) };
}

/** How many numbers of rows are said. */
const mostRowsNamed = 10;

const inOrder = (rows: readonly number[]): string =>
  `rows ${rows
    .slice(0, mostRowsNamed)
    .map((row) => row + 1)
    .join(', ')}${rows.length > mostRowsNamed ? ', ...' : ''}`;

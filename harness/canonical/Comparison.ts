import type { Format } from '../../specs/Format.ts';
import type { TypeShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import type { Difference } from './Difference.ts';

/** A member as two answers show it; absent and nil are both `null`. */
export interface Compared {
  readonly type: TypeShape;
  readonly left: Value;
  readonly right: Value;
  readonly formats: readonly [left: Format, right: Format];
}

/** Where a value stands in either answer. */
export type Paths = readonly [left: string, right: string];

/** The result of comparing two values. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** Texts with hazards that one of the formats may have garbled (`hazards in text` of the loss table). */
  readonly garbled: readonly Difference[];
  /** Lists with the same rows in another order (XF-1: SHOULD). */
  readonly orders: readonly Difference[];
  /** How many lists had two rows or more on both sides. */
  readonly lists: number;
}

/** The comparison of two equal values without lists. */
export const same: Comparison = { differences: [], garbled: [], orders: [], lists: 0 };

/** The comparisons of the parts of two values as one. */
export const joined = (parts: readonly Comparison[]): Comparison => ({
  differences: parts.flatMap(({ differences }) => differences),
  garbled: parts.flatMap(({ garbled }) => garbled),
  orders: parts.flatMap(({ orders }) => orders),
  lists: parts.reduce((sum, { lists }) => sum + lists, 0),
});

import type { Pattern } from './Signature.ts';

/** What was different says most; a habit may show in other operations and formats than where it is known from. */
const weights = { difference: 0.6, kinds: 0.2, operations: 0.1, formats: 0.1 } as const;

/** How alike two breaches are, 0 to 1; breaches of different clauses are not. */
export function likeness(one: Pattern, other: Pattern): number {
  if (one.clause !== other.clause) return 0;
  return (
    weights.difference * telling(one, other) * overlap(words(one.difference), words(other.difference)) +
    weights.kinds * overlap(one.kinds, other.kinds) +
    weights.operations * overlap(one.operations, other.operations) +
    weights.formats * overlap(one.formats, other.formats)
  );
}

/** One number for another is wrong for many reasons: without a word in it a difference tells half as much. */
const telling = (one: Pattern, other: Pattern): number =>
  /\p{L}/u.test(one.difference) && /\p{L}/u.test(other.difference) ? 1 : 0.5;

/** What two sets have in common, as a share of both. */
function overlap(one: readonly string[], other: readonly string[]): number {
  const first = new Set(one);
  const second = new Set(other);
  const common = [...first].filter((item) => second.has(item)).length;
  if (first.size === 0 && second.size === 0) return 1;
  return (2 * common) / (first.size + second.size);
}

/** Words and signs, each of them told apart by which side it is on: expected or actual. */
const words = (difference: string): readonly string[] =>
  difference
    .split('\u0000')
    .flatMap((side, index) =>
      (side.match(/[\p{L}\p{N}_#]+|[^\s\p{L}\p{N}_#]/gu) ?? []).map((word) => `${index}${word}`),
    );

import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/** Stands in the words of a failure for what was sent. */
export const ellipsis = '…';

/** How often such words name something that was sent. */
export const countOfNamed = (words: string): number => words.split(ellipsis).length - 1;

/** A text with an ellipsis for each thing in it that was sent: this is different in each call. */
export const withEllipses = (text: string, sent: Value): string =>
  leavesOf(sent)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, leaf) => rest.replaceAll(leaf, ellipsis), text);

/** How many words of a text stay the same before those that change with each failure, and how many behind them. */
export interface LastingWords {
  readonly before: number;
  readonly behind: number;
}

/** The words that two texts share which were said of the same call; undefined where they are the same. */
export function lastingWords(one: string, other: string, sent: Value): LastingWords | undefined {
  const [left, right] = [namingWords(one, sent), namingWords(other, sent)];
  const shorter = Math.min(left.length, right.length);
  let before = 0;
  while (before < shorter && left[before] === right[before]) before++;
  let behind = 0;
  while (before + behind < shorter && left.at(-1 - behind) === right.at(-1 - behind)) behind++;
  return before === left.length && before === right.length ? undefined : { before, behind };
}

/**
 * Only the words of a message. What was sent is different in each call and may stand in it. So may a number, a time or an id that the
 * server gives this failure: what has digits, and what two answers to one call do not share. Marks are left out: a format that spoils them
 * breaks TYP-12.
 */
export function withoutSent(text: string, sent: Value, lasting?: LastingWords): string {
  const all = namingWords(text, sent);
  const { before, behind } = lasting ?? { before: all.length, behind: 0 };
  const kept = [...all.slice(0, before), ...all.slice(Math.max(before, all.length - behind))];
  const words = kept.map((word) => {
    if (word === ellipsis) return word;
    return /\p{N}/u.test(word) ? '' : word.replace(/[^\p{L}]/gu, '');
  });
  return words.filter((word) => word !== '').join(' ');
}

/** The words of a text. One that names something that was sent is an ellipsis. */
const namingWords = (text: string, sent: Value): readonly string[] =>
  withEllipses(text, sent)
    .split(/\s+/)
    .map((word) => (word.includes(ellipsis) ? ellipsis : word));

function leavesOf(value: Value | undefined): string[] {
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  if (isNumeric(value)) return value.lexeme.length > 3 ? [value.lexeme] : [];
  return Object.values(value).flatMap((one) => leavesOf(one as Value | undefined));
}

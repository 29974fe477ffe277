import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/** Stands in the words of a failure for what was sent. */
export const standIn = '…';

/** How often such words name something that was sent. */
export const countOfNamed = (words: string): number => words.split(standIn).length - 1;

/**
 * Only the words of a message. What was sent is different in each call and may stand in it. So may a number, a time or an id that the
 * server gives this failure. Marks are left out: a format that spoils them breaks TYP-12.
 */
export function withoutSent(text: string, sent: Value): string {
  let rest = text;
  for (const leaf of leavesOf(sent).sort((a, b) => b.length - a.length))
    rest = rest.replaceAll(leaf, standIn);
  const words = rest.split(/\s+/).flatMap((word) => {
    if (word.includes(standIn)) return [standIn];
    return /\p{N}/u.test(word) ? [] : [word.replace(/[^\p{L}]/gu, '')];
  });
  return words.filter((word) => word !== '').join(' ');
}

function leavesOf(value: Value | undefined): string[] {
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  if (isNumeric(value)) return value.lexeme.length > 3 ? [value.lexeme] : [];
  return Object.values(value).flatMap((one) => leavesOf(one as Value | undefined));
}

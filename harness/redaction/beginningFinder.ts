import type { SecretText } from './redactor.ts';

/** A part of a secret that a text holds. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly placeholder: string;
}

/** So many characters stand in a text by chance, but not where it was cut. */
const byChance = 7;
/** Fewer tell nothing of a secret. */
const fewest = 4;

const isCutMark = /^(?:…|\.\.\.)/;
const beginsWithin = /[\p{L}\p{N}]$/u;
const goesOn = /^[\p{L}\p{N}]/u;

/**
 * Finds secrets of which a text holds the beginning alone, because it was cut within them: what stands before a mark of a cut, and
 * longer ones that stand as a word. As they are written or escaped with a backslash, in any letter case.
 */
export function beginningFinder(secrets: readonly SecretText[]): (text: string) => readonly Found[] {
  const finders = secrets
    .filter(({ text }) => text.length > fewest)
    .map(({ text, placeholder }) => {
      const first = text.slice(0, fewest).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      return { start: new RegExp(first, 'gi'), secret: text.toLowerCase(), placeholder };
    });
  return (text) =>
    finders.flatMap(({ start, secret, placeholder }) =>
      [...text.matchAll(start)].flatMap(({ index }) => {
        const { end, length } = extentOf(text, index, secret);
        const rest = text.slice(end, end + 3);
        const isCut =
          isCutMark.test(rest) ||
          (length > byChance &&
            !goesOn.test(rest) &&
            !beginsWithin.test(text.slice(Math.max(0, index - 2), index)));
        return isCut ? [{ start: index, end, placeholder }] : [];
      }),
    );
}

/** Where what a text holds of a secret ends, and how many characters of it that are. */
function extentOf(text: string, start: number, secret: string): { end: number; length: number } {
  let end = start;
  let length = 0;
  while (length < secret.length) {
    const at = text[end] === '\\' && secret[length] !== '\\' ? end + 1 : end;
    if (text[at]?.toLowerCase() !== secret[length]) break;
    end = at + 1;
    length += 1;
  }
  return { end, length };
}

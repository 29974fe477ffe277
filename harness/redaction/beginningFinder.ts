import type { SecretText } from './redactor.ts';

/** A part of a secret found in a text. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly placeholder: string;
}

/** How many characters of a secret may occur in a text by chance, but not where the text was cut. */
const lengthByChance = 7;
/** Fewer characters reveal nothing of a secret. */
const lengthThatRevealsNothing = 4;

const isCutMark = /^(?:…|\.\.\.)/;
const beginsWithin = /[\p{L}\p{N}]$/u;
const goesOn = /^[\p{L}\p{N}]/u;

/**
 * Finds secrets that a text holds only the beginning of, because the text was cut inside them. It looks before a mark of a cut,
 * and finds longer beginnings that stand as a word. Secrets may be plain or escaped with a backslash, in any letter case.
 */
export function beginningFinder(secrets: readonly SecretText[]): (text: string) => readonly Found[] {
  const finders = secrets
    .filter(({ text }) => text.length > lengthThatRevealsNothing)
    .map(({ text, placeholder }) => {
      const first = text.slice(0, lengthThatRevealsNothing).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      return { start: new RegExp(first, 'gi'), secret: text.toLowerCase(), placeholder };
    });
  return (text) =>
    finders.flatMap(({ start, secret, placeholder }) =>
      [...text.matchAll(start)].flatMap(({ index }) => {
        const { end, length } = extentOf(text, index, secret);
        const rest = text.slice(end, end + 3);
        const isCut =
          isCutMark.test(rest) ||
          (length > lengthByChance &&
            !goesOn.test(rest) &&
            !beginsWithin.test(text.slice(Math.max(0, index - 2), index)));
        return isCut ? [{ start: index, end, placeholder }] : [];
      }),
    );
}

/** Where the part of a secret in a text ends, and how many of the secret's characters it covers. */
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

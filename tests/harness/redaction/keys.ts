import fc from 'fast-check';
import { encodings } from './encodings.ts';

export const placeholder = '$ASSAY_API_KEY';

const letters = [...'abkxzQRT0157-_.'];
const hazards = [...'&<>"\'\\%+/, ;:{}[]=#éüßΩЖ€漢😀'];
/** What is an escape, or a piece of one, already in the key. */
const escapes = ['&amp;', '&#3', '&lt', '%41', '%u0', '%25', '\\u0041', '\\x5', '\\\\', '""', ']]>', "''"];
const edges = [
  '&',
  '%',
  '\\',
  '"',
  "'",
  ';',
  '#',
  '0',
  '7',
  ']',
  '>',
  'amp;',
  'x5c',
  'u005c',
  '#38;',
  '25',
  '{',
];

/** A key of letters, of characters that have escapes, and of pieces of escapes, at its ends above all. */
export const key = fc
  .tuple(
    fc.constantFrom('', '', ...edges),
    fc.array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...letters) },
        { weight: 8, arbitrary: fc.constantFrom(...hazards) },
        { weight: 1, arbitrary: fc.constantFrom(...escapes) },
      ),
      { minLength: 6, maxLength: 30 },
    ),
    fc.constantFrom('', '', ...edges),
  )
  .map(([first, characters, last]) => first + characters.join('') + last)
  .filter(
    (text) => /[a-z0-9]/i.test(text) && text.trim() === text && !placeholder.includes(text.toUpperCase()),
  );

/** Text around a key. */
export const around = fc
  .array(
    fc.constantFrom(
      ...['mno', 'MNO', '22', '\\', '"', '""', '&', '&amp;', '%', '%25', '\\u00', '<p>', ',', '\n', 'é', ' '],
    ),
  )
  .map((parts) => parts.join(''));

export const names = Object.keys(encodings);

/** Spellings that write each character by itself. */
const single = names.filter((name) => !['cdata', 'quotesTwiceDoubled', 'quotesDoubled'].includes(name));

/** A text as the named encodings write it, one after the other. */
export const encoded = (layers: readonly string[], text: string): string =>
  layers.reduce((inner, name) => encodings[name]?.(inner) ?? inner, text);

/** Ways of writing: which character gets which of them. */
export const ways = (count: number): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...single), { minLength: count, maxLength: count });

/** Every character in the way that its place gives it. */
export const mixedByPlace = (text: string, each: readonly string[]): string =>
  [...text].map((character, place) => encoded([each[place % each.length] ?? 'plain'], character)).join('');

/** Every character in the way that is its own, wherever it stands. */
export const mixedByCharacter = (text: string, each: readonly string[]): string =>
  [...text]
    .map((character) => encoded([each[(character.codePointAt(0) ?? 0) % each.length] ?? 'plain'], character))
    .join('');

import type { Value } from '../../specs/Value.ts';
import { isNothing } from './isNothing.ts';
import { openLexeme } from './openLexeme.ts';

/** A character that is syntax in one of the six formats, a line break, a tab, or beyond ASCII. */
export const hazard = /[",:;'[\]{}<>&\\|\r\n\t]|[^\u0020-\u007e]/;
/** Text that looks like another type, or like a formula. */
export const lookAlike =
  /^(?:[=+\-@].*|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|\d{4}-\d\d-\d\d.*|\/Date\(.*)$/i;

/**
 * Whether one of two values may be the other one garbled by a format. The text holds syntax, line breaks or rare characters, or
 * looks like another type. The remaining letters and digits are the same, or a part.
 */
export function isGarbled(left: Value, right: Value): boolean {
  const texts = [left, right].filter((value) => typeof value === 'string');
  if (texts.some((text) => lookAlike.test(text.trim()))) {
    if (isNothing(left) || isNothing(right) || openLexeme(left).text === openLexeme(right).text) return true;
  }
  if (!texts.some((text) => hazard.test(text) || lookAlike.test(text.trim()))) return false;
  return skeletons(left).some((a) => skeletons(right).some((b) => a.includes(b) || b.includes(a)));
}

const openText = (value: Value): string => (typeof value === 'string' ? value : openLexeme(value).text);

const escapes = /&(?:[a-z]+|#x?[\da-f]+);|\\u[\da-f]{4}|\\[nrt]|%[\da-f]{2}/gi;

/** A text without blanks and without what may be an escape. */
export const withoutEscapes = (text: string): string => text.replace(escapes, '').replace(/\s/g, '');

/** Only the letters and digits, once without possible escapes and once with them (`C:\reports`); none when nothing remains. */
const skeletons = (value: Value): readonly string[] =>
  [openText(value), openText(value).replace(escapes, '')]
    .map((text) => text.replace(/[^A-Za-z\d]/g, ''))
    .filter((text) => text !== '');

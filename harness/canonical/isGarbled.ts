import type { Value } from '../../specs/Value.ts';
import { isNothing } from './isNothing.ts';
import { openLexeme } from './openLexeme.ts';

/** What is syntax in one of the six formats, a line break or a tab, or beyond ASCII. */
const hazard = /[",:;'[\]{}<>&\\|\r\n\t]|[^\u0020-\u007e]/;
/** What looks like another type, or like a formula. */
const lookAlike =
  /^(?:[=+\-@].*|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|\d{4}-\d\d-\d\d.*|\/Date\(.*)$/i;

/**
 * Whether two values are one text that a format may have garbled: it holds syntax, line breaks or rare characters, or
 * looks like another type, and what is left of it in letters and digits is the same, or a part of it.
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

/** Letters and digits alone, without what may be an escape and with it (`C:\reports`); none where nothing is left. */
const skeletons = (value: Value): readonly string[] =>
  [openText(value), openText(value).replace(escapes, '')]
    .map((text) => text.replace(/[^A-Za-z\d]/g, ''))
    .filter((text) => text !== '');

import Big from 'big.js';
import { numberLexeme } from '../../formats/read/numberText.ts';
import { parseIsoDateTime } from '../../formats/read/parseIsoDateTime.ts';
import { parseJsonDate } from '../../formats/read/parseJsonDate.ts';
import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/** A single value without its type, because some formats write every value as text. */
export interface OpenLexeme {
  readonly kind: 'instant' | 'wall' | 'other';
  readonly text: string;
}

/** A value of unknown shape as text that is the same in every format. Numbers, bools and dates are normalised. */
export function openLexeme(value: Value): OpenLexeme {
  if (isNumeric(value)) return other(plain(value.lexeme));
  if (isDateTime(value)) return { kind: value.basis, text: String(Math.floor(value.ms / 1000)) };
  if (typeof value !== 'string') return other(String(value));
  const text = value.trim();
  // Written with dashes, in braces, or as 32 digits.
  if (guid.test(text)) return other(text.replace(/[-{}]/g, '').toLowerCase());
  const number = numberLexeme(text);
  if (number !== undefined) return other(plain(number));
  if (/^(true|false)$/i.test(text)) return other(text.toLowerCase());
  const json = parseJsonDate(text);
  if (json !== undefined) return { kind: 'instant', text: String(Math.floor(json.ms / 1000)) };
  const iso = parseIsoDateTime(text);
  // Digits alone were a number. A designator makes it a time that TYP-7 does not know.
  if (iso !== undefined)
    return {
      kind: iso.offset === null ? 'wall' : 'instant',
      text: String(Math.floor((iso.ms - (iso.offset ?? 0) * 60_000) / 1000)),
    };
  return other(text);
}

const guid = /^\{?[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}\}?$/i;

/** `12.50`, `1.25E1` and `12.5` become one text. */
export const plain = (lexeme: string): string => new Big(lexeme).toFixed();

const other = (text: string): OpenLexeme => ({ kind: 'other', text });

import Big from 'big.js';
import { numberLexeme, plainInteger } from '../../formats/read/numberText.ts';
import { isDateTime, unsetMs } from '../../specs/datetime.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import { readDate } from '../zone/readDate.ts';
import { wallClock } from '../zone/wallClock.ts';

const endOfYears = Date.UTC(10_000, 0, 1);

/**
 * The value in its type, with a datetime as a wall clock. Nil for an empty text where no text is expected. Undefined when it is
 * not of the type, or outside the supported range (integers to 15 digits, decimals to 25, years 1 to 9999).
 */
export function checkedScalar(type: ScalarType, value: Value, zone: string): Value | undefined {
  const text = textOf(value);
  switch (type) {
    case 'string':
    case 'enumeration':
      return text;
    case 'intText':
      return text === undefined || text === '' ? text : integer(text);
    case 'int': {
      if (text === '') return null;
      const digits = text === undefined ? undefined : integer(text);
      return digits === undefined ? undefined : numeric(digits);
    }
    case 'decimal':
    case 'number':
      return text === '' ? null : decimal(text ?? 'none');
    case 'bool':
      if (typeof value === 'boolean') return value;
      return text === '' ? null : flag(text ?? 'none');
    case 'datetime': {
      if (text === '') return null;
      const time = isDateTime(value) ? wallClock(value, zone) : readDate(text ?? 'none', zone);
      return time !== undefined && time.ms >= unsetMs && time.ms < endOfYears ? time : undefined;
    }
  }
}

/** The text of a scalar, bare or quoted; undefined for anything else. */
function textOf(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return isNumeric(value) ? value.lexeme : undefined;
}

function integer(text: string): string | undefined {
  const lexeme = numberLexeme(text);
  const digits = lexeme === undefined ? undefined : plainInteger(lexeme);
  return digits !== undefined && /^-?\d{1,15}$/.test(digits) ? digits : undefined;
}

function decimal(text: string): Value | undefined {
  const lexeme = numberLexeme(text);
  if (lexeme === undefined) return undefined;
  const plain = /E/i.test(lexeme) ? new Big(lexeme).toFixed() : lexeme;
  return plain.replace(/\D/g, '').length <= 25 ? numeric(plain) : undefined;
}

function flag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

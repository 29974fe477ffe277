import Big from 'big.js';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Hook } from '../Hook.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { onScalars } from '../hooks/onScalars.ts';
import { searchedType } from '../hooks/searchedType.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** `stripTrailingZeros().toString()` of a Java BigDecimal: 100 is `1E+2`, and 12.50 is `12.5`. */
function stripped(lexeme: string): string {
  const value = new Big(lexeme);
  if (value.eq(0)) return '0';
  const digits = value.c.join('').replace(/0+$/, '');
  const scale = digits.length - 1 - value.e;
  if (scale >= 0 && value.e >= -6) return value.toFixed();
  const mantissa = digits.length === 1 ? digits : `${digits[0]}.${digits.slice(1)}`;
  return `${value.s < 0 ? '-' : ''}${mantissa}E${value.e < 0 ? '' : '+'}${value.e}`;
}

const numbers: Hook = onScalars({ outcome: 'success' }, ['decimal', 'number'], (value) =>
  isNumeric(value) ? numeric(stripped(value.lexeme)) : value,
);

/** `LocalDateTime.toString()` leaves out seconds that are zero. */
const times: Hook = onScalars(
  { outcome: 'success', formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'] },
  ['datetime'],
  (value) => {
    if (!isDateTime(value) || isUnset(value) || value.ms % 60_000 !== 0) return value;
    return new Date(value.ms).toISOString().slice(0, 16);
  },
);

/** A client may search for a number as it was shown. */
const searched: Hook = onRequest(getsWithFilters, (request, _, { operation }) => {
  if (operation === null || request.Filters === undefined) return request;
  const Filters = member.records(request, 'Filters').map((filter) => {
    const held = filter.SearchValue;
    const text = isNumeric(held) ? held.lexeme : held;
    const type = searchedType(operation, member.text(filter, 'FieldName'));
    return (type === 'decimal' || type === 'number') &&
      typeof text === 'string' &&
      /^-?\d+(\.\d+)?E[+-]?\d{1,2}$/.test(text)
      ? { ...filter, SearchValue: new Big(text).toFixed() }
      : filter;
  });
  return { ...request, Filters };
});

export const javaStack: Variant = {
  about:
    'Writes decimals as Java BigDecimals without trailing zeros, so 100 is 1E+2, and times without seconds that are zero.',
  hook: (inner, store, server) => {
    const written = { ...inner, ...times(inner, store, server) };
    return { ...numbers(written, store, server), ...searched(inner, store, server) };
  },
};

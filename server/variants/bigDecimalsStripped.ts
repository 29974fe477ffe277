import Big from 'big.js';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Hook } from '../Hook.ts';
import { onScalars } from '../hooks/onScalars.ts';
import type { Variant } from '../Variant.ts';

/** Like BigDecimal.stripTrailingZeros().toString(): 100 is `1E+2`, 1200 is `1.2E+3`. */
function stripped(lexeme: string): string {
  const value = new Big(lexeme);
  const endsInZeros = !value.eq(0) && value.e >= value.c.length;
  return endsInZeros ? value.toExponential().toUpperCase() : value.toFixed();
}

/** Like setScale(4): at least four digits after the point. */
function scaled(lexeme: string): string {
  const value = new Big(lexeme);
  return value.toFixed(Math.max(4, value.c.length - 1 - value.e));
}

const inJson: Hook = onScalars({ formats: ['json'] }, ['decimal', 'number'], (value) =>
  isNumeric(value) ? numeric(stripped(value.lexeme)) : value,
);

const inXml: Hook = onScalars({ formats: ['xml', 'soap11', 'soap12'] }, ['decimal', 'number'], (value) =>
  isNumeric(value) ? numeric(scaled(value.lexeme)) : value,
);

export const bigDecimalsStripped: Variant = {
  about:
    'Writes decimals as Java does: 100 is 1E+2 in json, and 100.0000 in xml and soap; integers stay plain (TYP-3).',
  hook: (inner, store, server) => {
    const written = { ...inner, ...inXml(inner, store, server) };
    return { ...written, ...inJson(written, store, server) };
  },
};

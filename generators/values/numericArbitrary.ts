import * as fc from 'fast-check';
import { numeric } from '../../specs/numeric.ts';
import type { Numeric } from '../../specs/Value.ts';

/** Integers in plain digits, small ones and ones beyond what a binary float holds. */
export const intArbitrary: fc.Arbitrary<Numeric> = fc
  .oneof(fc.integer(), fc.integer({ min: -2, max: 2 }), fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }))
  .map((value) => numeric(value));

/** Decimals as lexemes with their scale, up to 28 digits: more than a binary float holds. */
export const decimalArbitrary: fc.Arbitrary<Numeric> = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.constantFrom(0, 1, 2, 2, 2, 4, 10), fc.nat())
  .map(([whole, scale, fraction]) =>
    numeric(scale === 0 ? whole : `${whole}.${String(fraction).padStart(scale, '0').slice(0, scale)}`),
  );

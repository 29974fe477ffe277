import * as fc from 'fast-check';

/** Decimals that binary floats and careless formatting get wrong, all within TYP-13's MUST. */
export const decimalEdges: readonly string[] = [
  '0.01', '0.1', '0.29', '1.10', '8.5', '12', '120', '3000', '19.99', '100.05', '1234.56', '4503.60', '999999.99',
]; // biome-ignore format: a list to be read across

/** Decimals above 0 with up to 6 integer digits and up to 2 fraction digits, as written. */
export const plainDecimalArbitrary: fc.Arbitrary<string> = fc
  .tuple(fc.nat({ max: 999_999 }), fc.integer({ min: 1, max: 99 }), fc.constantFrom(0, 1, 2))
  .map(([whole, hundredths, scale]) =>
    scale === 0
      ? String(whole + 1).slice(0, 6)
      : `${whole}.${String(hundredths).padStart(2, '0').slice(-scale)}`,
  )
  .map((text) => (Number(text) === 0 ? '0.7' : text));

import * as fc from 'fast-check';

/** Pieces of MUST hazards; a letter stands between angles and what could make them markup. */
const pieces = [
  ',', ';', ':', '"', '""', "'", '[', ']', '{', '}', '&', '&amp;', '< ', '> ', ']]>', '\\', '\\n', '/', '\n', '|', '%2C',
  '€', 'ü', 'Ω', '日', 'a', 'b c', '1', '0', 'null', 'true',
]; // biome-ignore format: a list to be read across

/** Short texts that mix what TYP-12 wants back at MUST: they begin and end with a letter, so that nothing open is in them. */
export const mixedTextArbitrary: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 10 })
  .map((chosen) => `x${chosen.join('')}x`);

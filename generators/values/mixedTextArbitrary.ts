import * as fc from 'fast-check';

/** Pieces of MUST hazards; a letter stands between angles and what could make them markup. */
const pieces = [
  ',', ';', ':', '"', '""', "'", '[', ']', '{', '}', '&', '&amp;', '< ', '> ', ']]>', '\\', '\\n', '/', '\n', '|', '%2C',
  '€', 'ü', 'Ω', '日', '½', 'ﬁ', 'a', 'b c', '1', '0', 'null', 'true',
]; // biome-ignore format: a list to be read across

/** Short texts that mix what TYP-12 wants back at MUST: they begin and end with a letter, so that nothing open is in them. */
export const mixedTextArbitrary: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 10 })
  .map((chosen) => `x${chosen.join('')}x`);

/** The syntax of all formats, sign by sign, and two letters that compatibility forms (NFKC) would take apart. */
const signs = [',', ';', ':', '"', "'", '[', ']', '{', '}', '& ', '< ', '> ', '\\', '/', '\n', '|', '½', 'ﬁ'];

/** Texts that hold the syntax of all formats at once, in any order; as of `mixedTextArbitrary`, nothing open is in them. */
export const syntaxTextArbitrary: fc.Arbitrary<string> = fc
  .shuffledSubarray(signs, { minLength: signs.length })
  .map((chosen) => `x${chosen.map((sign, index) => `${index % 3 === 0 ? 'a' : ''}${sign}`).join('')}x`);

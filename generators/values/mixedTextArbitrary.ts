import * as fc from 'fast-check';

/** Pieces of MUST hazards. A letter stands between angle brackets and anything that could make them markup. */
const pieces = [
  ',', ';', ':', '"', '""', "'", '[', ']', '{', '}', '&', '&amp;', '< ', '> ', ']]>', '\\', '\\n', '/', '\n', '|', '%2C',
  '€', 'ü', 'Ω', '日', '½', 'ﬁ', 'a', 'b c', '1', '0', 'null', 'true',
]; // biome-ignore format: a list to be read across

/** Short texts that mix what TYP-12 requires back at MUST. They begin and end with a letter, so that nothing in them is open. */
export const mixedTextArbitrary: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 10 })
  .map((chosen) => `x${chosen.join('')}x`);

/** The syntax of all formats, character by character, and two letters that compatibility forms (NFKC) would split. */
const signs = [',', ';', ':', '"', "'", '[', ']', '{', '}', '& ', '< ', '> ', '\\', '/', '\n', '|', '½', 'ﬁ'];

/** Texts that hold the syntax of all formats at once, in any order. As in `mixedTextArbitrary`, nothing in them is open. */
export const syntaxTextArbitrary: fc.Arbitrary<string> = fc
  .shuffledSubarray(signs, { minLength: signs.length })
  .map((chosen) => `x${chosen.map((sign, index) => `${index % 3 === 0 ? 'a' : ''}${sign}`).join('')}x`);

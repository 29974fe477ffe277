import * as fc from 'fast-check';

/** Texts that are syntax in one of the six formats, or look like another type. */
const hazards: readonly string[] = [
  '', ' ', ' lead', 'trail ', 'a,b', 'a:b', 'a;b', 'a"b', '"q"', "a'b", '[x]', '{x}', 'a[b', 'a]b', 'a{b', 'a}b',
  'a\nb', 'a\r\nb', 'a\rb', 'a\tb', 'a\\b', '\\', '\\"', '""', 'null', 'true', 'True', '1', '0001', '-0', '1E2', 'NaN',
  'Ω€ ü', '😀', 'e\u0301', '\u2028', '<a>&amp;</a>', '<b>', ']]>', '<![CDATA[x]]>', '&#10;', '=1+1', '@x', '-x', '+x',
  '/Date(0)/', '/Date(1484037000000+0200)/', '2017-01-10', '2017-01-10T10:30:00', '0001-01-01T00:00:00', 'a/b',
  '{S:a}', '[a,b]', '[{a:1}]', '[a:1]', '{"a":1}', '%2C', '__proto__', 'constructor', '\uFEFFbom',
]; // biome-ignore format: a list to be read across

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });

/** Text with each format's hazards, alone or within other text. */
export const textArbitrary = (options: { readonly xml?: boolean } = {}): fc.Arbitrary<string> => {
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...hazards) },
    { weight: 2, arbitrary: anyText },
    {
      weight: 1,
      arbitrary: fc.tuple(anyText, fc.constantFrom(...hazards), anyText).map((parts) => parts.join('')),
    },
  );
  return options.xml === true ? text.filter((candidate) => !unfitForXml.test(candidate)) : text;
};

/** Characters outside Char of XML 1.0, 2.2. */
const unfitForXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

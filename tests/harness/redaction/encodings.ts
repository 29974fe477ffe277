/** Ways of writing text as text, character by character; written apart from what is tested. */
export const encodings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  json: (text) => JSON.stringify(text).slice(1, -1),
  jsonSlash: (text) => JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
  jsonAscii: (text) => text.replace(/[^ -!#-[\]-~]/g, (unit) => unicode(unit)),
  jsonAll: (text) =>
    [...text]
      .map((each) =>
        units(each)
          .map((unit) => unicode(unit).toUpperCase().replace('\\U', '\\u'))
          .join(''),
      )
      .join(''),
  javascriptHex: (text) =>
    text.replace(/[^a-z0-9]/gi, (unit) =>
      unit.charCodeAt(0) < 256 ? `\\x${unit.charCodeAt(0).toString(16).padStart(2, '0')}` : unicode(unit),
    ),
  xml: (text) => replaced(text, { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }),
  html: (text) =>
    replaced(text, {
      '&': '&amp;',
      '<': '&lt;',
      '>': '&gt;',
      '"': '&#34;',
      "'": '&#39;',
      é: '&eacute;',
      ü: '&uuml;',
      Ω: '&Omega;',
    }),
  xmlDecimal: (text) =>
    points(text)
      .map((point) => `&#${point};`)
      .join(''),
  xmlPadded: (text) =>
    points(text)
      .map((point) => `&#000${point};`)
      .join(''),
  xmlHex: (text) =>
    points(text)
      .map((point) => `&#x${point.toString(16)};`)
      .join(''),
  xmlHexPadded: (text) =>
    points(text)
      .map((point) => `&#X0000${point.toString(16).toUpperCase()};`)
      .join(''),
  url: (text) => encodeURIComponent(text),
  urlLower: (text) => encodeURIComponent(text).replace(/%../g, (found) => found.toLowerCase()),
  urlAll: (text) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  form: (text) => new URLSearchParams({ k: text }).toString().slice(2),
  quotesDoubled: (text) => text.replaceAll('"', '""'),
  quotesTwiceDoubled: (text) => text.replaceAll('"', '""""'),
  cdata: (text) => text.replaceAll(']]>', ']]]]><![CDATA[>'),
};

const units = (text: string): string[] =>
  Array.from({ length: text.length }, (_, index) => text.charAt(index));
const points = (text: string): number[] => [...text].map((each) => each.codePointAt(0) ?? 0);
const unicode = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  [...text].map((each) => by[each] ?? each).join('');

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
  javascriptBraces: (text) =>
    text.replace(/[^ -~]|[&<>"'\\]/gu, (point) => `\\u{${point.codePointAt(0)?.toString(16) ?? ''}}`),
  javascriptQuotes: (text) => text.replace(/["'\\]/g, '\\$&'),
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
  htmlNamed: (text) => replaced(text, named),
  xmlDecimal: (text) =>
    points(text)
      .map((point) => `&#${point};`)
      .join(''),
  xmlPadded: (text) =>
    points(text)
      .map((point) => `&#${String(point).padStart(20, '0')};`)
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
  urlReserved: (text) => encodeURI(text),
  urlDigits: (text) => text.replace(/[0-9%]/g, percent),
  urlLetters: (text) => text.replace(/[a-z%]/gi, percent),
  urlEscapes: (text) => text.replace(/[%&\\;#]/g, percent),
  urlLegacy: (text) =>
    text.replace(/[^a-z0-9]/gi, (unit) =>
      unit < '\u0100' ? percent(unit) : unicode(unit).replace('\\', '%'),
    ),
  octal: (text) => [...Buffer.from(text)].map(octal).join(''),
  octalHazards: (text) =>
    [...Buffer.from(text)]
      .map((byte) => (/[a-z0-9]/i.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : octal(byte)))
      .join(''),
  quotedPrintable: (text) =>
    [...Buffer.from(text)]
      .map((byte) => (byte > 0x1f && byte < 0x7f && byte !== 0x3d ? String.fromCharCode(byte) : quoted(byte)))
      .join(''),
  quotedAll: (text) => [...Buffer.from(text)].map(quoted).join(''),
  form: (text) => new URLSearchParams({ k: text }).toString().slice(2),
  quotesDoubled: (text) => text.replaceAll('"', '""'),
  quotesTwiceDoubled: (text) => text.replaceAll('"', '""""'),
  cdata: (text) => text.replaceAll(']]>', ']]]]><![CDATA[>'),
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
};

/**
 * Ways in which nothing says where a number ends, so that what follows may look like more of it: for whole texts, and not
 * within each other.
 */
export const openEncodings: typeof encodings = {
  xmlBare: (text) =>
    points(text)
      .map((point) => `&#${point}`)
      .join(''),
  xmlHexBare: (text) =>
    points(text)
      .map((point) => `&#x${point.toString(16)}`)
      .join(''),
  xmlBareHazards: (text) => text.replace(/[^a-z0-9]/giu, (point) => `&#${point.codePointAt(0)}`),
  octalBare: (text) => [...Buffer.from(text)].map((byte) => `\\${byte.toString(8)}`).join(''),
};

const named: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      '& amp',
      '< lt',
      '> gt',
      '" quot',
      "' apos",
      '\\ bsol',
      '% percnt',
      '+ plus',
      '/ sol',
      ', comma',
      '; semi',
    ],
    ...[
      ': colon',
      '{ lcub',
      '} rcub',
      '[ lsqb',
      '] rsqb',
      '= equals',
      '# num',
      '. period',
      '_ lowbar',
      'é eacute',
    ],
    ...['ü uuml', 'ß szlig', 'Ω Omega', 'ω omega', 'É Eacute', 'Ü Uuml', '€ euro'],
  ].map((each) => [each.charAt(0), `&${each.slice(2)};`]),
);

const octal = (byte: number): string => `\\${byte.toString(8).padStart(3, '0')}`;
const quoted = (byte: number): string => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
const percent = (unit: string): string => `%${unit.charCodeAt(0).toString(16).padStart(2, '0')}`;
const units = (text: string): string[] =>
  Array.from({ length: text.length }, (_, index) => text.charAt(index));
const points = (text: string): number[] => [...text].map((each) => each.codePointAt(0) ?? 0);
const unicode = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  [...text].map((each) => by[each] ?? each).join('');

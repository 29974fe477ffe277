/** A change that software makes to text: what it turns a text into, and the words for a finding. */
export interface TextChange {
  readonly words: string;
  readonly cause?: string;
  /** The formats in which it happens; all if none are named. */
  readonly formats?: RegExp;
  readonly of: (text: string) => string;
}

const throughLatin1 = (text: string): string => text.replace(/[^\u0000-\u00ff]/gu, '?');

/** Windows-1252 has letters and signs of its own, such as the euro. */
const throughWindows = (text: string): string =>
  text.replace(/[^\u0000-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu, '?');

/** The characters for XML's own entities. */
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const withoutReferences = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(lt|gt|amp|quot|apos));/gi,
    (whole, tens?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = tens === undefined ? Number.parseInt(hex ?? '', 16) : Number(tens);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

const asEntities = (text: string, apostrophe: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", apostrophe);

/** Reads it like a json string; whatever is no escape stays. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([\da-f]{4})|(["\\/bfnrt]))/gi, (whole, code?: string, sign?: string) =>
    code !== undefined ? String.fromCharCode(Number.parseInt(code, 16)) : (signs[sign ?? ''] ?? whole),
  );

const signs: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const urlDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * What happens to text on its way, each as a function that can be applied again. A change is reported only if it turns what was
 * sent into exactly what came back. The narrower ones come first.
 */
export const textChanges: readonly TextChange[] = [
  {
    words: 'CR and CRLF come back as LF',
    cause: 'XML parsers read them so, unless CR is written as &#13;',
    formats: /^(?:xml|soap11|soap12)$/,
    of: (text) => text.replace(/\r\n?/g, '\n'),
  },
  {
    words: 'CR and CRLF come back as LF',
    formats: /^(?:json|jsv|csv)$/,
    of: (text) => text.replace(/\r\n?/g, '\n'),
  },
  { words: 'CR is lost', of: (text) => text.replaceAll('\r', '') },
  {
    words: 'the letters and signs beyond ASCII come back as pairs of others',
    cause: 'bytes in UTF-8 are read as ISO 8859-1 or Windows-1252',
    of: (text) => Buffer.from(text, 'utf8').toString('latin1'),
  },
  {
    words: 'the letters and signs beyond ASCII come back as pairs of others',
    cause: 'bytes in UTF-8 are read as ISO 8859-1 or Windows-1252',
    of: (text) => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8')),
  },
  {
    words: 'characters beyond the basic plane, such as emoji, come back as question marks',
    of: (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?'),
  },
  {
    words: 'characters beyond the basic plane, such as emoji, come back as question marks',
    of: (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '??'),
  },
  {
    words: 'characters come back as question marks',
    cause: 'the text goes through ISO 8859-1 or a charset like it, which lacks them',
    of: throughLatin1,
  },
  {
    words: 'characters come back as question marks',
    cause: 'the text goes through Windows-1252, which lacks them',
    // If both give the same text, the charset above explains it.
    of: (text) => (throughWindows(text) === throughLatin1(text) ? text : throughWindows(text)),
  },
  {
    words: 'characters come back as question marks',
    cause: 'the text goes through ASCII, which lacks them',
    of: (text) => text.replace(/[^\u0000-\u007f]/gu, '?'),
  },
  {
    words: 'the characters & < > come back as entities',
    cause: 'the text is escaped for XML once too often',
    of: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  },
  {
    words: 'the characters & < > come back as entities',
    // Without < and > it gives the same as the one above.
    of: (text) => (/[<>]/.test(text) ? text.replaceAll('&', '&amp;') : text),
  },
  ...["'", '&#39;', '&#x27;', '&apos;'].map((apostrophe) => ({
    words: 'the characters & < > come back as entities',
    cause: 'the text is escaped for XML once too often',
    of: (text: string) => asEntities(text, apostrophe),
  })),
  {
    words: 'text such as &lt; or &#65; comes back as the character that it names in XML',
    cause: 'its & is not escaped, or references are resolved once too often',
    of: withoutReferences,
  },
  {
    words: 'text such as %41 comes back as the character that it names in an address',
    cause: 'the text is read as a part of a URL',
    of: urlDecoded,
  },
  {
    words: 'text such as %41 comes back as the character that it names in an address',
    cause: 'the text is read as a part of a URL',
    of: (text) => urlDecoded(text.replaceAll('+', ' ')),
  },
  {
    words: 'apostrophes come back doubled',
    cause: 'they are doubled as for SQL, and never undone',
    of: (text) => text.replaceAll("'", "''"),
  },
  {
    words: 'quotes come back doubled',
    cause: 'they are doubled as for csv, and never undone',
    of: (text) => text.replaceAll('"', '""'),
  },
  {
    words: 'backslashes come back doubled',
    cause: 'they are escaped once too often',
    of: (text) => text.replaceAll('\\', '\\\\'),
  },
  {
    words: 'a backslash with a letter comes back as a control character',
    cause: 'what was unescaped once is unescaped again',
    of: (text) => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\r', '\r'),
  },
  {
    words: 'a backslash with a letter comes back as a control character',
    cause: 'what was unescaped once is unescaped again',
    of: unescaped,
  },
  {
    words: 'quotes come back with a backslash',
    cause: 'they are escaped once too often',
    of: (text) => text.replaceAll('"', '\\"'),
  },
  { words: 'line breaks come back as spaces', of: (text) => text.replace(/\r\n|[\r\n]/g, ' ') },
  { words: 'line breaks come back as spaces', of: (text) => text.replaceAll('\n', ' ') },
  { words: 'several spaces in a row come back as one', of: (text) => text.replace(/ {2,}/g, ' ') },
  { words: 'several spaces in a row come back as one', of: (text) => text.replace(/\s{2,}/g, ' ') },
  { words: 'tabs come back as spaces', of: (text) => text.replaceAll('\t', ' ') },
  { words: 'texts come back without the spaces at their ends', of: (text) => text.trim() },
  {
    words: 'spaces, tabs and line breaks in a row come back as one space',
    cause: 'white space is normalised',
    of: (text) => text.replace(/\s+/g, ' '),
  },
  {
    words: 'text between angle brackets is taken out',
    cause: 'it is taken for markup',
    of: (text) => text.replace(/<[^>]*>/g, ''),
  },
  {
    words: 'leading zeros of text that is digits are lost',
    cause: 'the text is read as a number',
    of: (text) => text.replace(/^0+(?=\d)/, ''),
  },
  {
    words: 'texts of digits come back as a number',
    cause: 'the text is read as a number',
    of: (text) => (/^\d+\.\d+0$/.test(text) && !/[1-9]0$/.test(text) ? String(Number(text)) : text),
  },
  {
    words: 'the words true, false, null and nil come back differently',
    cause: 'the text is read as a value',
    of: (text) =>
      /^(?:true|false)$/i.test(text) ? `${text[0]?.toUpperCase()}${text.slice(1).toLowerCase()}` : text,
  },
  {
    words: 'the words true, false, null and nil come back differently',
    cause: 'the text is read as a value',
    of: (text) => (/^(?:null|nil|none)$/i.test(text) ? '' : text),
  },
  {
    words: 'texts come back in another Unicode form',
    cause: 'they are normalised by NFC',
    of: (text) => text.normalize('NFC'),
  },
  {
    words: 'texts come back in another Unicode form',
    cause: 'they are normalised by NFD',
    of: (text) => text.normalize('NFD'),
  },
  {
    words: 'texts come back in their compatibility form (½ as 1⁄2)',
    cause: 'they are normalised by NFKC',
    of: (text) => text.normalize('NFKC'),
  },
  { words: 'texts come back in lower case', of: (text) => text.toLowerCase() },
  { words: 'texts come back in capitals', of: (text) => text.toUpperCase() },
  {
    words: 'a leading = + - @ comes back with an apostrophe before it',
    cause: 'texts are made safe for spreadsheets',
    of: (text) => text.replace(/^([=+\-@])/, "'$1"),
  },
];

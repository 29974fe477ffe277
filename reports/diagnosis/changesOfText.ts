import { type Fit, nameHolding, type Row, type Shown, textIn } from './Row.ts';

/** A change that software makes to text: what comes of a text by it, in the words of a finding. */
interface Change {
  readonly words: string;
  readonly cause?: string;
  /** The formats in which it is made so; all where none are named. */
  readonly formats?: RegExp;
  readonly of: (text: string) => string;
}

const throughLatin1 = (text: string): string => text.replace(/[^\u0000-\u00ff]/gu, '?');

/** Windows-1252 has letters and signs of its own, such as the euro. */
const throughWindows = (text: string): string =>
  text.replace(/[^\u0000-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu, '?');

/**
 * What becomes of text on its way, each as something that can be done again: a change is told only where it makes of what
 * was sent just what came back. The narrower ones stand first.
 */
const changes: readonly Change[] = [
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
    // Where both make the same of a text, the one above is charset enough.
    of: (text) => (throughWindows(text) === throughLatin1(text) ? text : throughWindows(text)),
  },
  {
    words: 'characters come back as question marks',
    cause: 'the text goes through ASCII, which lacks them',
    of: (text) => text.replace(/[^\u0000-\u007f]/gu, '?'),
  },
  {
    words: 'the characters & < > come back as entities',
    cause: 'the text is escaped for XML once more than it is read',
    of: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  },
  {
    words: 'the characters & < > come back as entities',
    // Without < and > it is what the one above makes.
    of: (text) => (/[<>]/.test(text) ? text.replaceAll('&', '&amp;') : text),
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
    cause: 'they are escaped once more than they are read',
    of: (text) => text.replaceAll('\\', '\\\\'),
  },
  {
    words: 'a backslash with a letter comes back as a control character',
    cause: 'what was unescaped once is unescaped again',
    of: (text) => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\r', '\r'),
  },
  {
    words: 'quotes come back with a backslash',
    cause: 'they are escaped once more than they are read',
    of: (text) => text.replaceAll('"', '\\"'),
  },
  { words: 'line breaks come back as spaces', of: (text) => text.replace(/\r\n|[\r\n]/g, ' ') },
  { words: 'line breaks come back as spaces', of: (text) => text.replaceAll('\n', ' ') },
  { words: 'several spaces in a row come back as one', of: (text) => text.replace(/ {2,}/g, ' ') },
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
    words: 'a leading = + - @ comes back behind an apostrophe',
    cause: 'texts are made safe for spreadsheets',
    of: (text) => text.replace(/^([=+\-@])/, "'$1"),
  },
];

/** What was sent and what came, of each breach; empty where one of them is no text that can be compared. */
function texts({ all }: Shown): readonly (readonly [sent: string, came: string])[] {
  const pairs = all.map(({ expected, actual }) => [textIn(expected), textIn(actual)] as const);
  return pairs.every(([sent, came]) => sent !== undefined && came !== undefined && sent !== came)
    ? (pairs as readonly (readonly [string, string])[])
    : [];
}

const first = (shown: Shown): readonly [sent: string, came: string] => texts(shown)[0] ?? ['', ''];

/** The changes of which each makes of all texts just what came. */
function holding(shown: Shown): readonly Change[] {
  const pairs = texts(shown);
  if (pairs.length === 0) return [];
  return changes.filter(
    ({ formats = /^/, of }) => formats.test(shown.format) && pairs.every(([sent, came]) => of(sent) === came),
  );
}

/** One kind of character that is not there any more, and nothing else is changed. */
const lost: Fit = (shown) => {
  const [sent, came] = first(shown);
  const gone = [...new Set(sent)].filter((each) => !came.includes(each) && !/[\p{L}\p{N}]/u.test(each));
  const [only] = gone;
  if (only === undefined || gone.length > 1 || sent.replaceAll(only, '') !== came) return undefined;
  return { lost: only === '\n' ? 'LF' : only === '\r' ? 'CR' : only === '\t' ? 'a tab' : only };
};

/** One character is missing at the end. */
const cut: Fit = (shown) => {
  const [sent, came] = first(shown);
  return came !== '' && [...sent].slice(0, -1).join('') === came ? {} : undefined;
};

/** One kind of character behind which nothing comes. */
const cutAt: Fit = (shown) => {
  const [sent, came] = first(shown);
  const next = sent.charAt(came.length);
  const isCut =
    came !== '' && sent.startsWith(came) && !/[\p{L}\p{N}]/u.test(next) && sent.indexOf(next) === came.length;
  return isCut && next !== '' ? { at: next === '\n' ? 'LF' : next } : undefined;
};

const marks: Fit = (shown) => {
  const [sent, came] = first(shown);
  const letters = [...sent];
  const found = [...came];
  if (letters.length !== found.length || !came.includes('?')) return undefined;
  return letters.every((each, index) => each === found[index] || found[index] === '?') ? {} : undefined;
};

/** The parts of a date, in whatever order they are written. */
const partsOf = (text: string): string =>
  [...(text.match(/\d+/g) ?? [])]
    .map(Number)
    .filter((part) => part > 0)
    .sort()
    .join(' ');

/** Texts that look like a date, and come back as that date in another form. */
const dates: Fit = (shown) => {
  const pairs = texts(shown);
  const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text);
  return pairs.length > 0 && pairs.every(([sent, came]) => isDate(sent) && partsOf(sent) === partsOf(came))
    ? {}
    : undefined;
};

/** What becomes of text that holds signs (TYP-12). */
export const changesOfText: readonly Row[] = [
  // Where several changes make the same, it is not known why.
  ...changes.map(({ words, cause }) => ({
    words,
    ...(cause === undefined ? {} : { cause }),
    fits: (shown: Shown) => {
      const found = holding(shown);
      return found[0]?.words === words && found.every((other) => other.cause === cause) ? {} : undefined;
    },
  })),
  ...[...new Set(changes.map(({ words }) => words))].map((words) => ({
    words,
    fits: (shown: Shown) => (holding(shown)[0]?.words === words ? {} : undefined),
  })),
  {
    words: 'texts that look like a date come back in another form',
    cause: 'the text is read as a datetime',
    fits: dates,
  },
  { words: 'characters come back as question marks', fits: marks },
  { words: 'texts come back without their last character', fits: cut },
  { words: 'the character {lost} is lost', fits: lost, apart: ['lost'] },
  { words: 'texts end where {at} stands', cause: 'they are split at {at}', fits: cutAt, apart: ['at'] },
];

/** What came is what the request has under another name. */
export const sentElsewhere: Fit = ({ request, actual, path }) => {
  const from = nameHolding(request, textIn(actual) ?? '', path.replace(/^.*\./, ''));
  return from === undefined ? undefined : { from };
};

/** The words of the change that makes of all texts what came; undefined where others make the same. */
export const changeBetween: Fit = (shown) => {
  const [only, ...others] = new Set(holding(shown).map(({ words }) => words));
  return only === undefined || others.length > 0 ? undefined : { change: only };
};

import { type Fit, nameHolding, type Row, type Shown, textIn } from './Row.ts';
import { type TextChange, textChanges } from './textChanges.ts';

/** What was sent and what came, for each breach; empty if one of them is no text that can be compared. */
function texts({ all }: Shown): readonly (readonly [sent: string, came: string])[] {
  const pairs = all.map(({ expected, actual }) => [textIn(expected), textIn(actual)] as const);
  return pairs.every(([sent, came]) => sent !== undefined && came !== undefined && sent !== came)
    ? (pairs as readonly (readonly [string, string])[])
    : [];
}

const first = (shown: Shown): readonly [sent: string, came: string] => texts(shown)[0] ?? ['', ''];

/** The changes that turn every sent text into exactly what came. */
function holding(shown: Shown): readonly TextChange[] {
  const pairs = texts(shown);
  if (pairs.length === 0) return [];
  return textChanges.filter(
    ({ formats = /^/, of }) => formats.test(shown.format) && pairs.every(([sent, came]) => of(sent) === came),
  );
}

/** One kind of character is gone, and nothing else changed. */
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

/** One kind of character after which everything is missing. */
const cutAt: Fit = (shown) => {
  const [sent, came] = first(shown);
  const next = sent.charAt(came.length);
  const isCut =
    came !== '' && sent.startsWith(came) && !/[\p{L}\p{N}]/u.test(next) && sent.indexOf(next) === came.length;
  return isCut && next !== '' ? { at: next === '\n' ? 'LF' : next } : undefined;
};

/** Everything beyond ASCII is gone, with U+FFFD in its place. */
const replaced: Fit = (shown) => {
  const pairs = texts(shown);
  const holds = ([sent, came]: readonly [string, string]): boolean =>
    came.includes('\ufffd') && came.replace(/\ufffd+/g, '') === sent.replace(/[^\u0000-\u007f]+/gu, '');
  return pairs.length > 0 && pairs.every(holds) ? {} : undefined;
};

const marks: Fit = (shown) => {
  const [sent, came] = first(shown);
  const letters = [...sent];
  const found = [...came];
  if (letters.length !== found.length || !came.includes('?')) return undefined;
  return letters.every((each, index) => each === found[index] || found[index] === '?') ? {} : undefined;
};

/** The parts of a date, whatever order they are written in. */
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

/** What happens to text with special characters (TYP-12). */
export const changesOfText: readonly Row[] = [
  // If several changes give the same result, the reason is unknown.
  ...textChanges.map(({ words, cause }) => ({
    words,
    ...(cause === undefined ? {} : { cause }),
    fits: (shown: Shown) => {
      const found = holding(shown);
      return found[0]?.words === words && found.every((other) => other.cause === cause) ? {} : undefined;
    },
  })),
  ...[...new Set(textChanges.map(({ words }) => words))].map((words) => ({
    words,
    fits: (shown: Shown) => (holding(shown)[0]?.words === words ? {} : undefined),
  })),
  {
    words: 'texts that look like a date come back in another form',
    cause: 'the text is read as a datetime',
    fits: dates,
  },
  { words: 'characters come back as question marks', fits: marks },
  {
    words: 'the letters and signs beyond ASCII come back as U+FFFD',
    cause: 'bytes are read in another charset than they are written in',
    fits: replaced,
  },
  { words: 'texts come back without their last character', fits: cut },
  { words: 'the character {lost} is lost', fits: lost, apart: ['lost'] },
  { words: 'texts end where {at} stands', cause: 'they are split at {at}', fits: cutAt, apart: ['at'] },
];

/** The value that came is in the request under another name. */
export const sentElsewhere: Fit = ({ request, actual, path }) => {
  const from = nameHolding(request, textIn(actual) ?? '', path.replace(/^.*\./, ''));
  return from === undefined ? undefined : { from };
};

/** The words for the change that turns every sent text into what came; undefined if other changes do so too. */
export const changeBetween: Fit = (shown) => {
  const [only, ...others] = new Set(holding(shown).map(({ words }) => words));
  return only === undefined || others.length > 0 ? undefined : { change: only };
};

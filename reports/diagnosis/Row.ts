import { headerIn } from '../../harness/exchanges/headers.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Violation } from '../../harness/verdicts/Judgement.ts';
import { longestShown } from '../../harness/words/shown.ts';
import { type Format, isFormat } from '../../specs/Format.ts';

/**
 * One breach as the rows of the diagnosis see it: what the check said and the bytes of the exchange that decides, all as text.
 * Bodies are read only when a row asks for them.
 */
export interface Shown {
  readonly operation: string;
  /** Several are joined by `+`, as in `json+xml`. */
  readonly format: string;
  /** What follows the clause in the case's id; empty if nothing does. */
  readonly kind: string;
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
  readonly path: string;
  /** All breaches of the case, this one first. */
  readonly all: readonly Pick<Violation, 'message' | 'expected' | 'actual'>[];
  /** The HTTP status; empty if nothing came back. */
  readonly status: string;
  /** The Content-Type as it was sent. */
  readonly type: string;
  /** Method, address and body of the request. */
  readonly request: string;
  /** The body of the answer. */
  readonly answer: string;
}

/** The parts of a breach that are text. */
export type Part = Exclude<keyof Shown, 'all'>;

export type Blanks = Readonly<Record<string, string>>;

/** What a breach shows beyond patterns, as blanks; undefined if the row's words are not true. */
export type Fit = (shown: Shown) => Blanks | undefined;

/**
 * One defect that the diagnosis knows, and what a breach must show for its words to be true.
 *
 * Blanks such as `{offset}` are filled from named groups of the patterns and from `fits`. Every row has these blanks:
 * - `{expected}`, `{actual}` and `{format}`;
 * - `{member}`, the place in the value, and `{tail}`, its last word;
 * - `{said}`, the target's own words, and `{reason}`, the same without what differs from call to call.
 */
export interface Row {
  /** What is wrong, in the words of a finding's title. */
  readonly words: string;
  /** Why it is so. It is shown if all its blanks are filled. */
  readonly cause?: string;
  /** Each part that is named must match. */
  readonly seen?: Readonly<Partial<Record<Part, RegExp>>>;
  readonly fits?: Fit;
  /** Blanks that tell apart two defects with the same words; `cause` means the cause's own words. */
  readonly apart?: readonly string[];
}

/** Rows by their clauses; the first that fits is used. */
export type Table = Readonly<Record<string, readonly Row[]>>;

/** Why a call was refused, in the target's own words. */
export const itsWords = 'the target says “{said}”';

/** A row for a refused call: refusals for the same reason are one defect. */
export const refusedBy = (words: string, message: RegExp): Row => ({
  words,
  cause: itsWords,
  seen: { message },
  apart: ['reason'],
});

/** The beginning of a long body shows what it is. */
const bytesReadOfBody = 262_144;

/** More breaches of one case add nothing. */
const mostBreaches = 60;

/** The breaches of a case in the form that rows need. */
export function shownOf(
  item: Pick<Case, 'id' | 'operation' | 'format'>,
  breaches: readonly Violation[],
): Shown | undefined {
  const [first] = breaches;
  if (first === undefined) return undefined;
  const { message, expected, actual, path, exchange } = first;
  const { request, response } = exchange;
  const textOf = (body: Uint8Array): string =>
    Buffer.from(body.subarray(0, bytesReadOfBody)).toString('utf8');
  return {
    operation: item.operation?.name ?? '-',
    format: item.format,
    kind: item.id.split('/').slice(3).join('/'),
    message,
    expected,
    actual,
    path,
    all: breaches.slice(0, mostBreaches),
    status: response === null ? '' : String(response.status),
    type: headerIn(response?.headers, 'content-type') ?? '',
    get request() {
      return `${request.method} ${request.url}\n${textOf(request.body)}`;
    },
    get answer() {
      return response === null ? '' : textOf(response.body);
    },
  };
}

/** The blanks that every row has. */
export function ownBlanks(shown: Shown): Blanks {
  const { expected, actual, path, format } = shown;
  const said = saidIn(shown);
  const member = path.replace(/\[[^\]]*\]/g, '').replace(/^.*\./, '');
  return {
    expected,
    actual,
    format,
    reason: alike(said ?? ''),
    ...(member === ''
      ? {}
      : { member, tail: /[A-Z]+[a-z]*\d*$/.exec(member)?.[0].replace(/\d+$/, '') ?? member }),
    ...(said === undefined ? {} : { said }),
  };
}

/** A sentence without what differs from call to call: numbers, names of members, and quoted text. */
export const alike = (said: string): string => said.replace(/"[^"]*"|\S*\d\S*|\b\w*[a-z][A-Z]\w*/g, '#');

/** Text as a check shows it (`shown`), in quotes; undefined for anything that is no text or was cut. */
export function textIn(shown: string): string | undefined {
  if (!shown.startsWith('"') || !shown.endsWith('"')) return undefined;
  try {
    return JSON.parse(shown) as string;
  } catch {
    return undefined;
  }
}

/** A Message that a check quotes whole. A shortened one has lost its end, so another quote would look like its end. */
function quotedIn(text: string): string | undefined {
  const quoted = /Message ("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return quoted === undefined || quoted.length > longestShown ? undefined : textIn(quoted);
}

/** The target's words about a refusal: as the check quotes them, else the Message in its answer. */
function saidIn({ message, actual, format, status, answer }: Shown): string | undefined {
  // The refused exchange is another than the one at hand.
  if (/^HTTP \d+/.test(actual) && !actual.startsWith(`HTTP ${status}`)) return undefined;
  const found =
    quotedIn(actual) ??
    quotedIn(message) ??
    (isFormat(format) ? messageIn[format].exec(answer)?.[1] : undefined);
  // The rest is a stack trace.
  const [said = ''] = (found ?? '').replace(/^"+|"+$/g, '').split(/\s+at [\w.]+ ?\(|\\n|\\r/);
  const text = said.replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

const inMarkup = /<(?:\w+:)?(?:Message|faultstring|Text)\b[^>/]*>([^<]+)</;

/** Where a Message stands in the text of an answer. */
const messageIn: Readonly<Record<Format, RegExp>> = {
  json: /"Message"\s*:\s*"((?:[^"\\]|\\.)*)"/,
  xml: inMarkup,
  soap11: inMarkup,
  soap12: inMarkup,
  jsv: /\bMessage:("(?:[^"]|"")*"|[^,}]*)/,
  // Within a cell every quote is doubled.
  csv: /\bMessage:(""(?:[^"]|"""")*""|[^,}"]*)/,
};

/**
 * The single name under which a value occurs in a text of any format. Undefined if it occurs nowhere or under several names, and
 * for values so short that they occur by chance.
 */
export function nameHolding(text: string, value: string, but = ''): string | undefined {
  if (value.length < 3) return undefined;
  const literal = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(
    `"(\\w+)"\\s*:\\s*"?${literal}["\\s,}\\]]|<(?:\\w+:)?(\\w+)[^<>]*>${literal}</|[{,](\\w+):"{0,2}${literal}["},]`,
    'g',
  );
  const names = [...text.matchAll(found)].flatMap(([, ...each]) => each.filter((name) => name !== undefined));
  const [only, ...others] = new Set(names.filter((name) => name !== but));
  return others.length === 0 ? only : undefined;
}

/** The row of a filter or a limit that the target refuses. */
export const refusedFilter = (words: string): Row => ({
  words,
  cause: itsWords,
  seen: { message: /^the target refuses/ },
  apart: ['reason'],
});

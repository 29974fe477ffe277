import type { Case } from '../../harness/Case.ts';
import type { Violation } from '../../harness/Judgement.ts';

/**
 * One breach as the rows of the diagnosis look at it: what the check said and the bytes of the exchange that decides, all
 * as text. Bodies are read only when a row asks for them.
 */
export interface Shown {
  readonly operation: string;
  readonly format: string;
  /** What comes behind the clause in the case's id; empty text where nothing does. */
  readonly kind: string;
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
  readonly path: string;
  /** All breaches of the case, this one first. */
  readonly all: readonly Pick<Violation, 'message' | 'expected' | 'actual'>[];
  /** The HTTP status; empty text where nothing came back. */
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

/** What a breach shows beyond patterns, as blanks; undefined where the row's words do not hold. */
export type Fit = (shown: Shown) => Blanks | undefined;

/**
 * One defect that the diagnosis can tell, and what has to be seen in a breach for its words to be true.
 *
 * Blanks such as `{offset}` are filled from named groups of the patterns and from `fits`; `{expected}`, `{actual}`,
 * `{member}` (where in the value), `{tail}` (its last word), `{format}` and `{said}` (what the target itself said), `{reason}` (the
 * same without what differs from call to call) are there for every row.
 */
export interface Row {
  /** What is wrong, as the title of a finding has it. */
  readonly words: string;
  /** Why it is so. It is told where all its blanks are filled. */
  readonly cause?: string;
  /** Each part that is named has to match. */
  readonly seen?: Readonly<Partial<Record<Part, RegExp>>>;
  readonly fits?: Fit;
  /** Blanks that tell two defects of the same words apart; `cause` is the cause's own words. */
  readonly apart?: readonly string[];
}

/** Rows by the clauses that they are about; the first that holds is told. */
export type Table = Readonly<Record<string, readonly Row[]>>;

/** Why a call was refused, in the target's own words. */
export const itsWords = 'the target says “{said}”';

/** A row of a call that is refused: refusals for the same reason are one defect. */
export const refusedBy = (words: string, message: RegExp): Row => ({
  words,
  cause: itsWords,
  seen: { message },
  apart: ['reason'],
});

/** A long body says in its beginning what it is. */
const longest = 262_144;

/** More breaches of one case tell no more. */
const mostBreaches = 60;

/** The breaches of a case as rows look at it. */
export function shownOf(
  item: Pick<Case, 'id' | 'operation' | 'format'>,
  breaches: readonly Violation[],
): Shown | undefined {
  const [first] = breaches;
  if (first === undefined) return undefined;
  const { message, expected, actual, path, exchange } = first;
  const { request, response } = exchange;
  const textOf = (body: Uint8Array): string => Buffer.from(body.subarray(0, longest)).toString('utf8');
  return {
    operation: item.operation?.name ?? '-',
    format: item.format,
    kind: item.id.split('/').slice(3).join('/'),
    ...{ message, expected, actual, path },
    all: breaches.slice(0, mostBreaches),
    status: response === null ? '' : String(response.status),
    type: response?.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '',
    get request() {
      return `${request.method} ${request.url}\n${textOf(request.body)}`;
    },
    get answer() {
      return response === null ? '' : textOf(response.body);
    },
  };
}

/** The blanks that are there for every row. */
export function ownBlanks(shown: Shown): Blanks {
  const { expected, actual, path, format } = shown;
  const said = saidIn(shown);
  const member = path.replace(/\[[^\]]*\]/g, '').replace(/^.*\./, '');
  return {
    ...{ expected, actual, format },
    reason: alike(said ?? ''),
    ...(member === ''
      ? {}
      : { member, tail: /[A-Z]+[a-z]*\d*$/.exec(member)?.[0].replace(/\d+$/, '') ?? member }),
    ...(said === undefined ? {} : { said }),
  };
}

/** A sentence without what differs from call to call: numbers, names of members, and what stands in quotes. */
export const alike = (said: string): string => said.replace(/"[^"]*"|\S*\d\S*|\b\w*[a-z][A-Z]\w*/g, '#');

/** Text as a check shows it, which quotes it; undefined for what is no text or was shortened. */
export function textIn(shown: string): string | undefined {
  if (!shown.startsWith('"') || !shown.endsWith('"') || shown.endsWith('..."')) return undefined;
  try {
    return JSON.parse(shown) as string;
  } catch {
    return undefined;
  }
}

/** A check shows no more of a text, quotes included (`shown` in suites/kernel/judgements.ts). */
const longestShown = 200;

/** A Message that a check quotes whole; one that was shortened has lost its end, so that another quote would seem to be it. */
function quotedIn(text: string): string | undefined {
  const quoted = /Message ("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return quoted === undefined || quoted.length > longestShown ? undefined : textIn(quoted);
}

/** What the target said of a refusal: as the check quotes it, else what its answer has for a Message. */
function saidIn({ message, actual, format, status, answer }: Shown): string | undefined {
  // Another exchange than the one at hand was refused.
  if (/^HTTP \d+/.test(actual) && !actual.startsWith(`HTTP ${status}`)) return undefined;
  const found = quotedIn(actual) ?? quotedIn(message) ?? messageIn[format]?.exec(answer)?.[1];
  // What follows is a stack trace.
  const [said = ''] = (found ?? '').replace(/^"+|"+$/g, '').split(/\s+at [\w.]+ ?\(|\\n|\\r/);
  const text = said.replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

const inMarkup = /<(?:\w+:)?(?:Message|faultstring|Text)\b[^>/]*>([^<]+)</;

const messageIn: Readonly<Record<string, RegExp>> = {
  json: /"Message"\s*:\s*"((?:[^"\\]|\\.)*)"/,
  xml: inMarkup,
  soap11: inMarkup,
  soap12: inMarkup,
  jsv: /\bMessage:("(?:[^"]|"")*"|[^,}]*)/,
  // Within a cell each quote is doubled.
  csv: /\bMessage:(""(?:[^"]|"""")*""|[^,}"]*)/,
};

/**
 * The one name under which a value stands in a text of any format; undefined where it stands nowhere or under several
 * names, and for values so short that they stand there by chance.
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

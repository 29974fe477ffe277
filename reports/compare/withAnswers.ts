import { exchangeNumber } from '../../harness/stored/exchangeIn.ts';
import { withoutMarks, withoutMarksAndNumbers } from '../../harness/writes/marks.ts';
import { calledPlace } from '../exchanges/calledPlace.ts';
import { keepExchange } from '../exchanges/keepExchange.ts';
import type { StoredExchange } from '../exchanges/StoredExchange.ts';
import { differingMember } from './differingMember.ts';
import type { BothAnswers, Change, ComparedCause, RunComparison, Side } from './RunComparison.ts';
import { shownIn } from './shownIn.ts';

/** How many causes, and how many changes, are shown with their bytes. */
const mostShownWithBytes = 60;

type Stored = ReadonlyMap<string, StoredExchange>;
type Told = Change | ComparedCause;

/** The exchanges shown with the causes and the changes of a comparison, from either run. */
export const exchangesOf = ({ causes, changes }: RunComparison, side: 'a' | 'b'): ReadonlySet<string> =>
  new Set(
    [...causes.slice(0, mostShownWithBytes), ...changes.slice(0, mostShownWithBytes)].flatMap(
      (each) => each[side]?.exchanges ?? [],
    ),
  );

/** A comparison with the raw answers of each cause and change, as far as both runs kept them, and the first member that differs. */
export const withAnswers = (comparison: RunComparison, a: Stored, b: Stored): RunComparison => ({
  ...comparison,
  causes: comparison.causes.map((each, index) =>
    index < mostShownWithBytes ? { ...each, ...answers(each, a, b) } : each,
  ),
  changes: comparison.changes.map((each, index) =>
    index < mostShownWithBytes ? { ...each, ...answers(each, a, b) } : each,
  ),
});

function answers(told: Told, before: Stored, now: Stored): BothAnswers {
  const { kind, a, b } = told;
  const ours = a?.exchanges.flatMap((id) => before.get(id) ?? []) ?? [];
  const theirs = b?.exchanges.flatMap((id) => now.get(id) ?? []) ?? [];
  // The exchange that shows a breach comes first for the run that has it. The same call is then looked up in the other run.
  const isGone = shownIn(told) === 'a';
  const [leading, others] = isGone ? [first(a, before), theirs] : [first(b, now), ours];
  const beside = leading && sameCall(leading, others);
  if (leading === undefined || beside === undefined) return {};
  const [one, other] = isGone ? [leading, beside] : [beside, leading];
  const path = isGone ? (a?.path ?? b?.path) : (b?.path ?? a?.path);
  const member = isAskedAlike(one, other)
    ? differingMember(one, other, path, kind !== 'unchanged')
    : undefined;
  return {
    ...(member === undefined ? {} : member === 'alike' ? { alike: true } : { member }),
    exchanges: { a: keepExchange(one, '-'), b: keepExchange(other, '-') },
  };
}

/** The exchange that shows what a run says of a case; undefined if it was not kept. */
const first = (side: Side | undefined, stored: Stored): StoredExchange | undefined =>
  stored.get(side?.exchanges[0] ?? '');

/**
 * Whether two calls ask for the same. Writes of two runs name other ids. A read that asks for other numbers, such as another
 * ReturnTopNRecords, may rightly bring something else. It may ask in its query.
 */
function isAskedAlike(one: StoredExchange, other: StoredExchange): boolean {
  const asked = ({ request }: StoredExchange): string =>
    withoutMarks(JSON.stringify([askedInQuery(request.url), request.body]));
  const isRead = calledPlace(one.request.url, one.request.headers)?.operation.includes('Get') === true;
  return isRead
    ? asked(one) === asked(other)
    : withoutMarksAndNumbers(asked(one)) === withoutMarksAndNumbers(asked(other));
}

/** The fields in the query of an address. Which format and which callback it names is a matter of the address. */
const askedInQuery = (url: string): readonly string[] =>
  (url.split('?')[1] ?? '')
    .split('&')
    .filter((field) => field !== '' && !/^(?:format|callback)=/.test(field));

/**
 * Finds a call in another run: of the same operation and format, and if there are several, with the same address and body. Of several
 * alike it is the one that was judged, else the last, since reads before a write come first.
 */
function sameCall(wanted: StoredExchange, others: readonly StoredExchange[]): StoredExchange | undefined {
  const place = ({ request }: StoredExchange): string =>
    JSON.stringify([request.method, calledPlace(request.url, request.headers)]);
  const address = ({ request }: StoredExchange): string =>
    withoutMarksAndNumbers(request.url.replace(/^[a-z]+:\/\/[^/]+/, ''));
  const body = ({ request }: StoredExchange): string => withoutMarksAndNumbers(JSON.stringify(request.body));
  const found = [place, address, body].reduce((left, of) => {
    const alike = left.filter((each) => of(each) === of(wanted));
    return alike.length === 0 && of !== place ? left : alike;
  }, others);
  const [judged] = others;
  return judged !== undefined && found.includes(judged)
    ? judged
    : [...found].sort((one, two) => exchangeNumber(one.id) - exchangeNumber(two.id)).at(-1);
}

import { withoutMarks } from '../../harness/writes/marks.ts';
import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { DateTime, Value } from '../../specs/Value.ts';
import { memberOf } from '../exchanges/memberOf.ts';
import type { StoredExchange } from '../exchanges/StoredExchange.ts';

/** Members with an id, a number or an address that the target gives out. */
const given = /(?:IDs?|Id|No|Number|URL)$/;

/** Members in the target's own words. */
const ofTarget: ReadonlySet<string | undefined> = new Set(['Message', 'StackTrace']);

/** A text without marks and without words that hold a digit, such as an id or a time. */
const withoutNumbers = (text: string): string => withoutMarks(text).replace(/\S*\d\S*/g, '#');

/** The clock of a target may be wrong, and a record may be older than the call that shows it. */
const nearCall = 24 * 60 * 60_000;

/** A time that is late by a time zone is another time. */
const sameDelay = 15 * 60_000;

/**
 * Tells whether two values differ only because they come from two runs: in marks, in times near the calls, and in ids unless
 * `areIdsTold`. The two exchanges are the same call of both runs.
 */
export function alikeButForRun(
  a: StoredExchange,
  b: StoredExchange,
  areIdsTold: boolean,
): (one: Value, other: Value, path: string) => boolean {
  const delay = ({ ms }: DateTime, { timings }: StoredExchange): number => ms - Date.parse(timings.startedAt);
  const isNear = (ms: number): boolean => Math.abs(ms) < nearCall;
  return (one, other, path) => {
    if (isDateTime(one) && isDateTime(other)) {
      const [before, now] = [delay(one, a), delay(other, b)];
      const isForm = one.offset === other.offset && one.basis === other.basis;
      return isForm && isNear(before) && isNear(now) && Math.abs(before - now) < sameDelay;
    }
    const member = memberOf(path);
    const isId = !areIdsTold && given.test(member ?? '');
    if (isNumeric(one) && isNumeric(other)) return isId && isGiven(one.lexeme) && isGiven(other.lexeme);
    if (typeof one !== 'string' || typeof other !== 'string') return false;
    const bare = isId || ofTarget.has(member) ? withoutNumbers : withoutMarks;
    return bare(one) === bare(other);
  };
}

/** Whether a number can be an id that was given out: 0 and what is below mean that there is none. */
const isGiven = (lexeme: string): boolean => /^\d*[1-9]\d*$/.test(lexeme);

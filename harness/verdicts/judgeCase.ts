import { caseSeed } from '../../generators/caseSeed.ts';
import type { Gathered } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { busyBehind } from '../exchanges/turnedAway.ts';
import type { WorkingCalls } from '../exchanges/workingCalls.ts';
import type { DataLoss } from '../sentinels/openSentinels.ts';
import { withoutMarksAndNumbers } from '../writes/marks.ts';
import { notShownAgain } from '../writes/notShownAgain.ts';
import type { Case } from './Case.ts';
import { type Bench, type Considered, considered } from './considered.ts';
import { exchangesOfBreach, type FoundBreach } from './exchangesOfBreach.ts';
import { isOfNetwork, reasonOf } from './reasonOf.ts';
import type { Status, Verdict } from './Verdict.ts';
import { verdictOf } from './verdictOf.ts';

/** What is said of a case. `isSettled`: its own calls explain it, whatever became of the target's data. */
interface Outcome {
  readonly status: Status;
  readonly rest: Partial<Verdict>;
  readonly found?: FoundBreach | undefined;
  readonly isSettled?: true;
}

/**
 * Judges one case (docs/judging.md, Evidence). Only a violation that the check returns makes `failed` or `warned`. Anything
 * thrown, in any layer, makes `errored`.
 *
 * A failed read is read again before it is believed, unless the same breach was already confirmed on many calls. No breach is
 * believed once the target stops taking what it took before. What it then leaves unjudged is not blamed on a clause either.
 */
export async function judgeCase(item: Case, bench: Bench): Promise<Verdict> {
  const startedAt = performance.now();
  const outcome = await outcomeOfCase(item, bench);
  const { status, rest, found } = outcome;
  const loss = await dataLossBehind(item, outcome, bench);
  const done = (last: Status, what: Partial<Verdict>): Verdict =>
    verdictOf(item, last, caseSeed(bench.seed, item.id), performance.now() - startedAt, what);
  if (loss !== undefined) {
    const message = `${loss.said}, and this case rests on data from before that`;
    return done('errored', { message, exchanges: rest.exchanges ?? [] });
  }
  const verdict = done(status, rest);
  if (found !== undefined) bench.onBreach?.(found, verdict);
  return verdict;
}

/** The loss of the target's data that may explain an outcome. */
async function dataLossBehind(
  { evidence }: Case,
  { status, rest, isSettled }: Outcome,
  { sentinels, store }: Bench,
): Promise<DataLoss | undefined> {
  if (status === 'passed' || status === 'notApplicable' || isSettled) return undefined;
  if (status === 'blocked' && !/^(?:clause:|control$)/.test(rest.cause ?? '')) return undefined;
  const reach = store.reach(evidence);
  const restsOnData = reach.isWritten || reach.since === 0;
  return sentinels.lossBehind(reach, restsOnData || status === 'errored');
}

/** The outcome by the evidence alone. */
async function outcomeOfCase(item: Case, bench: Bench): Promise<Outcome> {
  const { store, confirmed, working } = bench;
  try {
    const gathered = await store.get(item.evidence);
    const outcome = await consideredWhenQuiet(item, gathered, bench);
    const { exchanges = [] } = outcome.rest;
    const outage = await outageBehind(outcome, gathered, working);
    if (outage?.kind === 'lockedOut') {
      const message = `the target takes nothing for a while, as if wrong keys had locked it, or no longer takes this key: ${outage.said}`;
      const root = { kind: 'control', name: '', said: message } as const;
      return { status: 'blocked', rest: { cause: 'control', message, root, exchanges }, isSettled: true };
    }
    if (outage !== undefined) {
      const message = `the target takes nothing more, as if the key had been revoked: ${outage.said}`;
      return { status: 'errored', rest: { message, exchanges }, isSettled: true };
    }
    if (outcome.status === 'errored') return { ...outcome, isSettled: true };
    if (outcome.status !== 'failed') return outcome;
    const stray = await strayBehind(item, outcome, gathered, bench);
    if (stray !== undefined)
      return { status: 'errored', rest: { message: stray, exchanges }, isSettled: true };
    const red = (): Outcome => {
      const { found, rest } = outcome;
      const shown = found === undefined ? {} : { exchanges: exchangesOfBreach(found) };
      return { status: item.level === 'MUST' ? 'failed' : 'warned', rest: { ...rest, ...shown }, found };
    };
    const breach = { clause: item.clause, format: item.format, ...outcome.rest };
    const again =
      item.once === true || confirmed.isBelieved(breach) ? undefined : store.again(item.evidence, 'second');
    if (again === undefined) return red();
    const flaky = (why: string): Outcome => {
      const message = `flaky: ${outcome.rest.message}; ${why}`;
      return { status: 'errored', rest: { ...outcome.rest, message } };
    };
    const { gathered: next, considered: repeated } = await readAgain(item, await again, bench);
    if (repeated.status === 'failed') {
      if (await isPassing(repeated, next, bench))
        return flaky("it comes and goes with a page that is not the target's");
      confirmed.stood(breach);
      return red();
    }
    const seen = { clause: item.clause, path: outcome.rest.path, exchange: exchanges[0] };
    if (notShownAgain(seen, gathered, next, bench.context.journal)) return red();
    // Another record under a reused id may have come between the two reads, or the target was too busy for each further one.
    if (repeated.status === 'errored') return repeated;
    if (repeated.status === 'blocked' && repeated.rest.cause === 'control')
      return { status: 'blocked', rest: repeated.rest };
    const busy =
      repeated.status === 'blocked' && next.kind === 'evidence'
        ? busyBehind(next.evidence, undefined, bench.habits)
        : undefined;
    if (busy !== undefined) {
      const message = `${busy}; an earlier reading showed: ${outcome.rest.message}`;
      return { status: 'errored', rest: { ...outcome.rest, message } };
    }
    if (await isShownInWideReading(item, gathered, outcome, bench)) {
      confirmed.stood(breach);
      return red();
    }
    return flaky('the same read a second time did not repeat it');
  } catch (error) {
    const rest = { message: reasonOf(error, store.reach(item.evidence).silent) };
    return isOfNetwork(error) ? { status: 'errored', rest, isSettled: true } : { status: 'errored', rest };
  }
}

/** What is said of a case. Where the target was busy for a moment, it is read again, and passes if that reading does. */
async function consideredWhenQuiet(item: Case, gathered: Gathered, bench: Bench): Promise<Considered> {
  const outcome = await considered(item, gathered, bench);
  if (outcome.wasBusy !== true || item.once === true) return outcome;
  const again = bench.store.again(item.evidence, 'second');
  if (again === undefined) return outcome;
  const { considered: repeated } = await readAgain(item, await again, bench);
  return repeated.status === 'passed' ? repeated : outcome;
}

interface Reading {
  readonly gathered: Gathered;
  readonly considered: Considered;
}

/**
 * What a second reading shows. Where it shows neither the breach nor its absence, since another call of it failed, it is made a third
 * time.
 */
async function readAgain(item: Case, second: Gathered, bench: Bench): Promise<Reading> {
  const considerAgain = async (gathered: Gathered): Promise<Reading> => ({
    gathered,
    considered: await considered(item, gathered, bench),
  });
  const reading = await considerAgain(second);
  const { status, rest } = reading.considered;
  const isUntold = status === 'errored' || (status === 'blocked' && rest.cause !== 'control');
  if (!isUntold) return reading;
  const third = bench.store.again(item.evidence, 'third');
  return third === undefined ? reading : considerAgain(await third);
}

/**
 * Whether a reading of as many records as a run may read shows the same breach. The run writes all the time, so that the records which showed it
 * may no longer be among the newest.
 */
async function isShownInWideReading(
  item: Case,
  first: Gathered,
  { rest }: Outcome,
  bench: Bench,
): Promise<boolean> {
  if (first.kind === 'blocked' || !everyAnswer(first.evidence).some(isLimited)) return false;
  const wide = bench.store.again(item.evidence, 'wide');
  if (wide === undefined) return false;
  const shown = await considered(item, await wide, bench);
  return shown.status === 'failed' && breachIn(shown.rest.message) === breachIn(rest.message);
}

const isLimited = ({ call }: Answer): boolean => call.members.ReturnTopNRecords !== undefined;

/** A message without what differs between two readings: numbers, and how many more places there are. */
const breachIn = (message = ''): string =>
  withoutMarksAndNumbers(message.replace(/ \(and \d+ more places?\)$/, ''));

/** Causes that a target which is gone does not produce. */
const ofNoTarget = /^(?:fixture:|scope:|allowance$|cutOff$|size$|layout$)/;

/** What the target says now, if it is gone and no clause is to blame for the outcome of the case. */
async function outageBehind(
  { status, rest }: Considered,
  gathered: Gathered,
  working: WorkingCalls,
): ReturnType<WorkingCalls['lost']> {
  if (status === 'blocked') return ofNoTarget.test(rest.cause ?? '') ? undefined : working.lostWith(gathered);
  if (status !== 'failed' || gathered.kind !== 'evidence') return undefined;
  return working.lost(gathered.evidence);
}

/** Whether a repeated breach was seen in a page that passes again. */
async function isPassing({ rest }: Considered, gathered: Gathered, { pages }: Bench): Promise<boolean> {
  if (gathered.kind === 'blocked') return false;
  const [seenIn] = rest.exchanges ?? [];
  const answer = everyAnswer(gathered.evidence).find(({ exchange }) => exchange.id === seenIn);
  return answer !== undefined && pages.isPassing(answer);
}

/** The remark on a breach that may rest on a page that is not the target's. */
async function strayBehind(
  item: Case,
  { rest }: Considered,
  gathered: Gathered,
  { pages, plan }: Bench,
): Promise<string | undefined> {
  const spec = plan.evidence.get(item.evidence);
  if (gathered.kind === 'blocked' || spec === undefined) return undefined;
  return pages.behind(gathered.evidence, spec, rest.exchanges?.[0]);
}

import { caseSeed } from '../../generators/caseSeed.ts';
import { busyBehind } from '../doubts/turnedAway.ts';
import type { WorkingCalls } from '../doubts/workingCalls.ts';
import type { Gathered } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import type { DataLoss } from '../sentinels/openSentinels.ts';
import { notShownAgain } from '../writes/notShownAgain.ts';
import { flakyPrefix, statusOfBreach } from './breachMessage.ts';
import type { Case } from './Case.ts';
import { exchangesOfBreach, type FoundBreach } from './exchangesOfBreach.ts';
import { type JudgedReading, judgeAgain, judgedWhenQuiet, wideReadingOf } from './judgeAgain.ts';
import type { JudgingContext, ReadingOutcome } from './judgeReading.ts';
import { isNotCausedByData, reasonOf } from './reasonOf.ts';
import type { Status, Verdict } from './Verdict.ts';
import { verdictOf } from './verdictOf.ts';

/** The outcome of a case, before it becomes a verdict. `isExplained`: its own calls explain it, whatever became of the target's data. */
interface CaseOutcome {
  readonly status: Status;
  readonly told: Partial<Verdict>;
  readonly found?: FoundBreach | undefined;
  readonly isExplained?: true;
}

/**
 * Judges one case (docs/judging.md, Evidence). Only a violation that the check returns makes `failed` or `warned`. Anything
 * thrown, in any layer, makes `errored`.
 *
 * A failed read is read again before it is believed, unless the same breach was already confirmed on many calls. No breach is
 * believed once the target stops taking what it took before. What it then leaves unjudged is not blamed on a clause either.
 */
export async function judgeCase(item: Case, judging: JudgingContext): Promise<Verdict> {
  const startedAt = performance.now();
  const outcome = await outcomeOfCase(item, judging);
  const { status, told, found } = outcome;
  const loss = await dataLossBehind(item, outcome, judging);
  const done = (last: Status, what: Partial<Verdict>): Verdict =>
    verdictOf(item, last, caseSeed(judging.seed, item.id), performance.now() - startedAt, what);
  if (loss !== undefined) {
    const message = `${loss.said}, and this case rests on data from before that`;
    return done('errored', { message, exchanges: told.exchanges ?? [] });
  }
  const verdict = done(status, told);
  if (found !== undefined) judging.onBreach?.(found, verdict);
  return verdict;
}

/** The loss of the target's data that may explain an outcome. */
async function dataLossBehind(
  { evidence }: Case,
  { status, told, isExplained }: CaseOutcome,
  { sentinels, store }: JudgingContext,
): Promise<DataLoss | undefined> {
  if (status === 'passed' || status === 'notApplicable' || isExplained) return undefined;
  if (status === 'blocked' && !/^(?:clause:|control$)/.test(told.cause ?? '')) return undefined;
  const reach = store.reach(evidence);
  const restsOnData = reach.isWritten || reach.since === 0;
  return sentinels.lossBehind(reach, restsOnData || status === 'errored');
}

/** The outcome by the evidence alone. */
async function outcomeOfCase(item: Case, judging: JudgingContext): Promise<CaseOutcome> {
  const { store, working } = judging;
  try {
    const gathered = await store.get(item.evidence);
    const first = { gathered, outcome: await judgedWhenQuiet(item, gathered, judging) };
    const outage = await outageOutcome(first, working);
    if (outage !== undefined) return outage;
    if (first.outcome.status === 'errored') return { ...first.outcome, isExplained: true };
    return first.outcome.status === 'failed' ? await outcomeOfBreach(item, first, judging) : first.outcome;
  } catch (error) {
    const told = { message: reasonOf(error, store.reach(item.evidence).silent) };
    return isNotCausedByData(error)
      ? { status: 'errored', told, isExplained: true }
      : { status: 'errored', told };
  }
}

/** The outcome where the target takes nothing any more, and no clause is to blame. Undefined where it still takes calls. */
async function outageOutcome(
  reading: JudgedReading,
  working: WorkingCalls,
): Promise<CaseOutcome | undefined> {
  const outage = await outageBehind(reading.outcome, reading.gathered, working);
  if (outage === undefined) return undefined;
  const { exchanges = [] } = reading.outcome.told;
  if (outage.kind === 'lockedOut') {
    const message = `the target takes nothing for a while, as if wrong keys had locked it, or no longer takes this key: ${outage.said}`;
    const root = { kind: 'control', name: '', said: message } as const;
    return { status: 'blocked', told: { cause: 'control', message, root, exchanges }, isExplained: true };
  }
  const message = `the target takes nothing more, as if the key had been revoked: ${outage.said}`;
  return { status: 'errored', told: { message, exchanges }, isExplained: true };
}

/** The outcome of a reading that showed a breach. The breach has to repeat, unless it was confirmed on many other calls. */
async function outcomeOfBreach(
  item: Case,
  first: JudgedReading,
  judging: JudgingContext,
): Promise<CaseOutcome> {
  const { store, confirmed } = judging;
  const stray = await strayBehind(item, first, judging);
  if (stray !== undefined) {
    const { exchanges = [] } = first.outcome.told;
    return { status: 'errored', told: { message: stray, exchanges }, isExplained: true };
  }
  const again =
    item.once === true || confirmed.isBelieved(breachOf(item, first))
      ? undefined
      : store.again(item.evidence, 'second');
  if (again === undefined) return outcomeOfBelieved(item, first);
  return outcomeOfRepeat(item, first, await judgeAgain(item, await again, judging), judging);
}

/** The outcome by a further reading. It shows the breach again, or says why it may not show it. Otherwise the breach is flaky. */
async function outcomeOfRepeat(
  item: Case,
  first: JudgedReading,
  second: JudgedReading,
  judging: JudgingContext,
): Promise<CaseOutcome> {
  const { context } = judging;
  if (second.outcome.status === 'failed') return outcomeOfShownAgain(item, first, second, judging);
  const { path, exchanges = [] } = first.outcome.told;
  const seen = { clause: item.clause, path, exchange: exchanges[0] };
  if (notShownAgain(seen, first.gathered, second.gathered, context.journal))
    return outcomeOfBelieved(item, first);
  const inconclusive = outcomeOfInconclusive(first, second, judging);
  if (inconclusive !== undefined) return inconclusive;
  const wide = await wideReadingOf(item, first, judging);
  if (wide !== undefined) return outcomeOfShownAgain(item, first, wide, judging);
  return outcomeOfFlaky(first, 'the same read a second time did not repeat it');
}

/** The outcome where a further reading shows the breach again. A page among its answers has to be the target's own. */
async function outcomeOfShownAgain(
  item: Case,
  first: JudgedReading,
  further: JudgedReading,
  judging: JudgingContext,
): Promise<CaseOutcome> {
  if (await isPassing(further, judging))
    return outcomeOfFlaky(first, "it comes and goes with a page that is not the target's");
  judging.confirmed.noteRepeated(breachOf(item, first));
  return outcomeOfBelieved(item, first);
}

/** The outcome where the second reading can't tell whether the breach repeats; undefined where it tells. */
function outcomeOfInconclusive(
  first: JudgedReading,
  { gathered, outcome: repeated }: JudgedReading,
  { habits }: JudgingContext,
): CaseOutcome | undefined {
  // Another record under a reused id may have come between the two reads, or the target was too busy for each further one.
  if (repeated.status === 'errored') return repeated;
  if (repeated.status !== 'blocked') return undefined;
  if (repeated.told.cause === 'control') return { status: 'blocked', told: repeated.told };
  const busy = gathered.kind === 'evidence' ? busyBehind(gathered.evidence, undefined, habits) : undefined;
  if (busy === undefined) return undefined;
  const { told } = first.outcome;
  const message = `${busy}; an earlier reading showed: ${told.message}`;
  return { status: 'errored', told: { ...told, message } };
}

/** What tells one breach from another, to know how often it was confirmed. */
const breachOf = ({ clause, format }: Case, { outcome: { told } }: JudgedReading) => ({
  clause,
  format,
  ...told,
});

/** A breach that is believed, with the exchanges that show it. */
function outcomeOfBelieved({ level }: Case, { outcome: { told, found } }: JudgedReading): CaseOutcome {
  const shown = found === undefined ? {} : { exchanges: exchangesOfBreach(found) };
  return { status: statusOfBreach(level), told: { ...told, ...shown }, found };
}

/** A breach that is not believed, and why. */
function outcomeOfFlaky({ outcome: { told } }: JudgedReading, why: string): CaseOutcome {
  return { status: 'errored', told: { ...told, message: `${flakyPrefix}${told.message}; ${why}` } };
}

/** Causes that a target which is gone does not produce. */
const ofNoTarget = /^(?:fixture:|scope:|allowance$|cutOff$|size$|layout$)/;

/** What the target says now, if it is gone and no clause is to blame for the outcome of the case. */
async function outageBehind(
  { status, told }: ReadingOutcome,
  gathered: Gathered,
  working: WorkingCalls,
): ReturnType<WorkingCalls['lost']> {
  if (status === 'blocked') return ofNoTarget.test(told.cause ?? '') ? undefined : working.lostWith(gathered);
  if (status !== 'failed' || gathered.kind !== 'evidence') return undefined;
  return working.lost(gathered.evidence);
}

/** Whether a repeated breach was seen in a page that passes again. */
async function isPassing({ gathered, outcome }: JudgedReading, { pages }: JudgingContext): Promise<boolean> {
  if (gathered.kind === 'blocked') return false;
  const [seenIn] = outcome.told.exchanges ?? [];
  const answer = everyAnswer(gathered.evidence).find(({ exchange }) => exchange.id === seenIn);
  return answer !== undefined && pages.isPassing(answer);
}

/** The remark on a breach that may rest on a page that is not the target's. */
async function strayBehind(
  item: Case,
  { gathered, outcome: { told } }: JudgedReading,
  { pages, plan }: JudgingContext,
): Promise<string | undefined> {
  const spec = plan.evidence.get(item.evidence);
  if (gathered.kind === 'blocked' || spec === undefined) return undefined;
  return pages.behind(gathered.evidence, spec, told.exchanges?.[0]);
}

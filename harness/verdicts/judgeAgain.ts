import type { Gathered } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { withoutMarksAndNumbers } from '../writes/marks.ts';
import { firstBreachOf } from './breachMessage.ts';
import type { Case } from './Case.ts';
import { type JudgingContext, judgeReading, type ReadingOutcome } from './judgeReading.ts';

/** One reading of the evidence, and what it says of the case. */
export interface JudgedReading {
  readonly gathered: Gathered;
  readonly outcome: ReadingOutcome;
}

/** The outcome of a case. Where the target was busy for a moment, it is read again, and passes if that reading does. */
export async function judgedWhenQuiet(
  item: Case,
  gathered: Gathered,
  judging: JudgingContext,
): Promise<ReadingOutcome> {
  const outcome = await judgeReading(item, gathered, judging);
  if (outcome.wasBusy !== true || item.once === true) return outcome;
  const again = judging.store.again(item.evidence, 'second');
  if (again === undefined) return outcome;
  const { outcome: repeated } = await judgeAgain(item, await again, judging);
  return repeated.status === 'passed' ? repeated : outcome;
}

/**
 * What a second reading shows. Where it shows neither the breach nor its absence, since another call of it failed, it is made a third
 * time.
 */
export async function judgeAgain(
  item: Case,
  second: Gathered,
  judging: JudgingContext,
): Promise<JudgedReading> {
  const judgedBy = async (gathered: Gathered): Promise<JudgedReading> => ({
    gathered,
    outcome: await judgeReading(item, gathered, judging),
  });
  const reading = await judgedBy(second);
  const { status, told } = reading.outcome;
  const isInconclusive = status === 'errored' || (status === 'blocked' && told.cause !== 'control');
  if (!isInconclusive) return reading;
  const third = judging.store.again(item.evidence, 'third');
  return third === undefined ? reading : judgedBy(await third);
}

/**
 * The reading of as many records as a run may read, if it shows the same breach. The run writes all the time, so the records which
 * showed it may no longer be among the newest.
 */
export async function wideReadingOf(
  item: Case,
  { gathered: first, outcome: { told } }: JudgedReading,
  judging: JudgingContext,
): Promise<JudgedReading | undefined> {
  if (first.kind === 'blocked' || !everyAnswer(first.evidence).some(asksForTop)) return undefined;
  const wide = judging.store.again(item.evidence, 'wide');
  if (wide === undefined) return undefined;
  const gathered = await wide;
  const outcome = await judgeReading(item, gathered, judging);
  const isShown = outcome.status === 'failed' && breachIn(outcome.told.message) === breachIn(told.message);
  return isShown ? { gathered, outcome } : undefined;
}

const asksForTop = ({ call }: Answer): boolean => call.members.ReturnTopNRecords !== undefined;

/** A message without what differs between two readings: numbers, and how many more places there are. */
const breachIn = (message = ''): string => withoutMarksAndNumbers(firstBreachOf(message));

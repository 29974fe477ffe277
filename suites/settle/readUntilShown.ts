import type { GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { CheckContext } from '../../harness/verdicts/Case.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import { freshnessOf } from '../../harness/writes/lastWrites.ts';

/** In milliseconds, 5 s together, the reads not counted. What a Get shows only after that was never shown (ACT-6). */
const pauses = [100, 400, 1500, 3000] as const;

/** The first of several equal reads, and the one that is believed. */
interface ShownRead {
  readonly atOnce: Answer;
  /** The first that shows what was written, else the last. */
  readonly answer: Answer;
}

/** Reads once, and again for as long as `isShown` says that the read does not yet show what was written. The pauses are 5 s together. */
export async function readUntilShown(
  { pause }: Pick<GatherContext, 'pause'>,
  read: () => Promise<Answer>,
  isShown: (answer: Answer) => boolean,
): Promise<ShownRead> {
  const atOnce = await read();
  let answer = atOnce;
  for (const ms of pauses) {
    if (isShown(answer)) break;
    await pause(ms);
    answer = await read();
  }
  return { atOnce, answer };
}

/**
 * Why a read can't be judged by a write to the same record; undefined where that write is the last one that was answered before the
 * read was sent, by the run's journal.
 *
 * Raises an Error (ours is wrong) where the run itself wrote to the record in between, or read before it wrote.
 */
export function supersededWrite(
  { journal }: Pick<CheckContext, 'journal'>,
  write: Answer,
  read: Answer,
): Judgement | undefined {
  const freshness = freshnessOf(journal, write, read);
  if (freshness === 'last') return undefined;
  if (freshness === 'either')
    return blocked('nothing', 'another write to the record was under way, so that the read may show either');
  if (freshness === 'givenAnew')
    return blocked('nothing', 'the record was deleted, and another record has its id now');
  if (freshness === 'givenTwice')
    return blocked('clause:ACT-1', 'another record was given the same id while this one still exists');
  throw new Error(
    `what ${read.call.operationName} in ${read.call.format} shows is judged against a write that was not the last`,
  );
}

import { pauses } from '../../../harness/canonical/unsteadyReads.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { isTaken } from '../../../harness/records/listed.ts';
import { exchangeNumber } from '../../../harness/stored/exchangeIn.ts';
import { operationNamed } from '../../../specs/operations.ts';

/** Reads as evidence keeps them; nothing where one is refused. */
export const numberedReads = (word: string, reads: readonly Answer[]): Answers =>
  reads.every(isTaken) ? Object.fromEntries(reads.map((answer, index) => [`${word}${index}`, answer])) : {};

/** How many reads are made: so many that others cannot write between all of them. If reading changes nothing, at least two of them are equal. */
const atOnce = 8;

/**
 * Makes a read this many times at one moment, and returns the answers in the order of their exchanges. Which of several equal calls got
 * which answer is not recorded. A run that is judged again must come to the same.
 */
export async function readTogether(read: () => Promise<Answer>, times: number): Promise<readonly Answer[]> {
  const reads = await Promise.all(Array.from({ length: times }, () => read()));
  return reads.sort((one, other) => exchangeNumber(one.exchange.id) - exchangeNumber(other.exchange.id));
}

/**
 * Makes a read several times at one moment, as `beside0`, `beside1`, …: what others do takes time, and what a reading does
 * comes with each of them. Nothing where one is refused, or where they went one after the other (`concurrency`, `rate`).
 */
export async function readAtOnce(read: () => Promise<Answer>): Promise<Answers> {
  const reads = await readTogether(read, atOnce);
  const starts = reads.map(({ exchange: { timings } }) => Date.parse(timings.startedAt));
  const ends = reads.map(({ exchange: { timings } }, index) => (starts[index] ?? 0) + timings.durationMs);
  return Math.max(...starts) <= Math.min(...ends) + 1 ? numberedReads('beside', reads) : {};
}

/** Where a read takes longer, in milliseconds, all of them would keep the run waiting too long. */
export const longestRead = 2000;

/** How long the slowest of some reads took, in milliseconds. */
export const slowestOf = (reads: readonly Answer[]): number =>
  Math.max(...reads.map(({ exchange }) => exchange.timings.durationMs));

/**
 * Makes a read at uneven intervals, as `paced0`, `paced1`, …; nothing where one is refused or takes too long. Two reads before them are
 * not looked at: they may still show what the server kept of the calls before them.
 */
export async function readPaced(
  { call, wait }: Pick<GatherContext, 'call' | 'wait'>,
  read: () => Promise<Answer>,
): Promise<Answers> {
  const before = [await read(), await read()];
  const reads = [await read()];
  for (const times of pauses) {
    const slowest = slowestOf([...before, ...reads]);
    if (slowest > longestRead) return {};
    for (let count = 0; count < times; count++) await call(operationNamed('APIKeyGet'), {});
    await wait(times * slowest);
    reads.push(await read());
  }
  return numberedReads('paced', reads);
}

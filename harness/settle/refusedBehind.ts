import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded, isRefused } from '../exchanges/outcome.ts';
import { madeUntilTaken, type Waiting } from './madeUntilTaken.ts';
import { refusalMemory } from './refusalMemory.ts';

/** The answer to a write, and to the usual one that was made because that was refused. */
interface BesideUsual {
  readonly answer: Answer;
  readonly usual?: Answer;
}

/**
 * A write that was refused (`first`), and the usual one in its place, by which a refusal of this way of writing is told from one of the
 * record. Where the usual one is taken, the first one is made again for a while. It may have met a lock that was over then, and the
 * usual one may have locked the record too: only the refusal after that counts.
 */
export async function refusedBehind(
  context: Waiting,
  first: Answer,
  make: () => Promise<Answer>,
  makeUsual: () => Promise<Answer>,
): Promise<BesideUsual> {
  if (!isRefused(first)) return { answer: first };
  const usual = await makeUsual();
  if (!hasSucceeded(usual)) return { answer: first, usual };
  refusalMemory(context.journal, usual).noteTaken();
  return { answer: await madeUntilTaken(context, await make(), make), usual };
}

import type { GatherContext } from '../evidence/GatherContext.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded, isRefused } from '../exchanges/outcome.ts';
import { lateReadPauses } from '../writes/lateReads.ts';
import { refusalMemory } from './refusalMemory.ts';

/** What a write needs that is made again after a while. */
export type Waiting = Pick<GatherContext, 'pause' | 'journal'>;

/**
 * The answer to a write of a record of the run: `first`, or where that is a refusal, the answer to the same write made again during
 * `latestShownMs`. A target may index, check or post a record after each write, and lock it meanwhile.
 *
 * After one wait without success a refusal is not waited for again (`refusalMemory`), so that a target that takes no such write costs these seconds
 * once. One in other words has another reason, which may pass.
 */
export async function madeUntilTaken(
  { pause, journal }: Waiting,
  first: Answer,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const memory = refusalMemory(journal, first);
  const refusals: Answer[] = [];
  let answer = first;
  for (const ms of lateReadPauses) {
    if (!isRefused(answer)) break;
    if (memory.isInVain(answer)) return answer;
    refusals.push(answer);
    await pause(ms);
    answer = await make();
  }
  if (hasSucceeded(answer)) memory.noteTaken(refusals);
  if (isRefused(answer)) memory.noteInVain(answer);
  return answer;
}

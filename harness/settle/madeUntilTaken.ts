import type { GatherContext } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isRefused } from '../exchanges/outcome.ts';
import { lateReadPauses } from '../writes/lateReads.ts';
import type { WriteJournal } from '../writes/writeJournal.ts';

/** The writes, by operation, action and format, that a run has made again and again in vain. */
const triedInVain = new WeakMap<WriteJournal, Set<string>>();

/**
 * The answer to a write of a new record of the run: `first`, or where that is a refusal, the answer to the same write made again during
 * `latestShownMs`. A target may index or check a new record, and lock it meanwhile.
 *
 * What was in vain once in a run is not waited for again, so that a target that takes no such write costs these seconds once.
 */
export async function madeUntilTaken(
  { pause, journal }: Pick<GatherContext, 'pause' | 'journal'>,
  first: Answer,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (!isRefused(first)) return first;
  const { operationName, members, format } = first.call;
  const write = `${operationName} ${String(members.mvRecordAction ?? '')} ${format}`;
  const inVain = triedInVain.get(journal) ?? new Set();
  triedInVain.set(journal, inVain);
  let answer = first;
  for (const ms of lateReadPauses) {
    if (!isRefused(answer) || inVain.has(write)) return answer;
    await pause(ms);
    answer = await make();
  }
  if (isRefused(answer)) inVain.add(write);
  return answer;
}

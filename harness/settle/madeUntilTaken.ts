import type { GatherContext } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isRefused } from '../exchanges/outcome.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { withoutSent } from '../words/wordsOfFailure.ts';
import { lateReadPauses } from '../writes/lateReads.ts';
import type { WriteJournal } from '../writes/writeJournal.ts';

/** The writes that a run has made again and again in vain, by operation, action and format, and what was said of them then. */
const triedInVain = new WeakMap<WriteJournal, Map<string, Set<string>>>();

/** A target that says something else each time is not waited for again after so many. */
const mostInVain = 3;

/**
 * The answer to a write of a record of the run: `first`, or where that is a refusal, the answer to the same write made again during
 * `latestShownMs`. A target may index, check or post a record behind each write, and lock it meanwhile.
 *
 * A refusal that was in vain once in a run is not waited for again, so that a target that takes no such write costs these seconds once. One
 * in other words has another reason, which may pass.
 */
export async function madeUntilTaken(
  { pause, journal }: Pick<GatherContext, 'pause' | 'journal'>,
  first: Answer,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (!isRefused(first)) return first;
  const { operationName, members, format } = first.call;
  const write = `${operationName} ${String(members.mvRecordAction ?? '')} ${format}`;
  const writes = triedInVain.get(journal) ?? new Map<string, Set<string>>();
  triedInVain.set(journal, writes);
  const inVain = writes.get(write) ?? new Set<string>();
  writes.set(write, inVain);
  let answer = first;
  for (const ms of lateReadPauses) {
    if (!isRefused(answer) || inVain.size >= mostInVain || inVain.has(reasonIn(answer))) return answer;
    await pause(ms);
    answer = await make();
  }
  if (isRefused(answer)) inVain.add(reasonIn(answer));
  return answer;
}

/** Why a write was refused, in words that are the same for each record. */
const reasonIn = (refusal: Answer): string => withoutSent(messageIn(refusal) ?? '', refusal.call.members);

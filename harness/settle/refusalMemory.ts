import type { Answer } from '../exchanges/Answer.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { withoutSent } from '../words/wordsOfFailure.ts';
import type { WriteJournal } from '../writes/writeJournal.ts';

/** What a run remembers of one kind of write: for which reasons it was refused for as long as the run waits. */
interface RefusalMemory {
  /** Whether it is useless to make a write again that was refused like that. */
  readonly isInVain: (refusal: Answer) => boolean;
  /** Notes that a write was made again and again without success. */
  readonly noteInVain: (refusal: Answer) => void;
  /** Notes that such a write was taken, behind those refusals of it. */
  readonly noteTaken: (behind?: readonly Answer[]) => void;
}

/** A target that says something else each time is not waited for again after so many reasons. */
const mostReasons = 3;

/** After this many waits without success, Assay no longer waits for that reason, whatever else is taken. This bounds what a kind of write costs. */
const mostWaits = 5;

/** A reason for which Assay waited so often without success is believed for good, though other writes are taken. */
const mostTimes = 2;

const memories = new WeakMap<WriteJournal, Map<string, RefusalMemory>>();

/**
 * The memory of a kind of write, which is its operation, action and format. After a wait without success, Assay does not wait for that
 * reason again until a write of that kind is taken. Then it may have passed, like a lock that lasted longer than the run waits. A reason
 * that outlasts another wait after that is no lock. One that has passed while the run waited for it is forgotten.
 */
export function refusalMemory(journal: WriteJournal, { call }: Answer): RefusalMemory {
  const { operationName, members, format } = call;
  const write = `${operationName} ${String(members.mvRecordAction ?? '')} ${format}`;
  const writes = memories.get(journal) ?? new Map<string, RefusalMemory>();
  memories.set(journal, writes);
  const memory = writes.get(write) ?? emptyMemory();
  writes.set(write, memory);
  return memory;
}

function emptyMemory(): RefusalMemory {
  const timesInVain = new Map<string, number>();
  const held = new Set<string>();
  let waits = 0;
  return {
    isInVain: (refusal) => held.size >= mostReasons || held.has(reasonIn(refusal)),
    noteInVain: (refusal) => {
      const reason = reasonIn(refusal);
      waits += 1;
      timesInVain.set(reason, (timesInVain.get(reason) ?? 0) + 1);
      held.add(reason);
    },
    noteTaken: (behind = []) => {
      for (const refusal of behind) timesInVain.delete(reasonIn(refusal));
      if (waits >= mostWaits) return;
      for (const reason of held) if ((timesInVain.get(reason) ?? 0) < mostTimes) held.delete(reason);
    },
  };
}

/** Why a write was refused, in words that are the same for each record. */
const reasonIn = (refusal: Answer): string => withoutSent(messageIn(refusal) ?? '', refusal.call.members);

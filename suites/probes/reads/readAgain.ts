import { readIn } from '../../../harness/canonical/answeredReads.ts';
import {
  comeInTurns,
  comingAndGoing,
  everChanging,
  showsAnAnswerAgain,
  unwritten,
} from '../../../harness/canonical/unsteadyReads.ts';
import { asEvidence, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { bringTheSame, isTaken } from '../../../harness/records/listed.ts';
import { settle, widened } from '../../../harness/settle/brackets.ts';
import { readsRecords, readsWhatIsWritten } from '../../../specs/rules.ts';
import { evidenceKey, operationsWhere, probe } from '../../kernel/probe.ts';
import { keyOfRunReads } from '../everyFormat.ts';
import { longestRead, numberedReads, readAtOnce, readPaced, readTogether, slowestOf } from './pacedReads.ts';

export type ReadAgain = 'second' | 'third' | 'fourth';

/** The plain read made again. */
export const readAgain = probe<ReadAgain>({
  name: 'again',
  of: operationsWhere(readsRecords),
  requires: (place) => [evidenceKey(place, plainCall)],
  gather: async (context, place) => {
    const gathered = await context.other(evidenceKey(place, plainCall));
    if (gathered.kind === 'blocked' || !isTaken(gathered.evidence.answer)) return gathered;
    return readThrice(context, gathered.evidence.answer);
  },
});

/** Whether a Get shows records that the run writes meanwhile. */
const showsWrites = operationsWhere(readsWhatIsWritten);

/** The read of all that the run wrote made again: the newest records may not hold every member, or only short values. */
export const writtenReadAgain = probe<ReadAgain>({
  name: 'written-again',
  of: showsWrites,
  requires: ({ operation }) => [keyOfRunReads(operation)],
  gather: async (context, { operation, format }) => {
    const gathered = await context.other(keyOfRunReads(operation));
    if (gathered.kind === 'blocked') return gathered;
    const { [readIn(format)]: answer } = gathered.evidence.others;
    if (answer === undefined) throw new Error(`the reads of all formats have none in ${format}`);
    return readThrice(context, answer);
  },
});

/**
 * Makes the same read twice more: if two answers come in turns, one of these differs. All three are new reads where the run itself has
 * probably written since the first one. Where they differ, others may have written meanwhile, and four reads follow in a row. If those
 * settle nothing, four more follow with no other call in between. Where two answers come in turns, or a record is different each time, a
 * few more reads follow at uneven intervals.
 */
async function readThrice(context: GatherContext, answer: Answer): Promise<Gathered<ReadAgain>> {
  const { operation, members } = answer.call;
  if (operation === null || !isTaken(answer)) return asEvidence(answer);
  const read = (call: GatherContext['call']) => () => call(operation, widened(context, members));
  // At one time, so that no other call comes in between.
  const earlier =
    context.isWideReading || showsWrites(operation)
      ? await readTogether(read(context.call), 3)
      : [answer, ...(await readTogether(read(context.call), 2))];
  const cameAgain = (row: readonly Answer[]): boolean => comingAndGoing(row, earlier) !== undefined;
  const reads = await settle<readonly Answer[]>(context, {
    first: earlier,
    isSettled: (some, round) => {
      if (round === 0) return bringTheSame(some) && some.every(isTaken);
      // Two servers may answer all calls in turns. If another read of the run goes on beside this one, each always gets the same server.
      if (bringTheSame(some)) return !showsAnAnswerAgain([...earlier, ...some].filter(isTaken));
      // More reads of answers that come in turns would show the same.
      return comeInTurns(some) && !cameAgain(some);
    },
    readAnew: async (call, round) => {
      const again = read(call);
      const row = [await again(), await again(), await again(), await again()];
      if (round === 0 || bringTheSame(row) || comeInTurns(row) || cameAgain(row)) return row;
      // The first two may still show what the server kept of the calls before them, such as a value in a shared buffer.
      return [...row.slice(2), await again(), await again()];
    },
    rounds: 2,
  });
  const [first = answer, second = answer, third = answer, fourth] = reads;
  if (fourth === undefined) return asEvidence(first, { second, third });
  const again = { second, third, fourth, ...numberedReads('earlier', earlier.filter(isTaken)) };
  // The first read was taken. If it is refused every time after that, the refusal is the answer to reading it again.
  if (!isTaken(first) && !isNotLetIn(first.exchange.response?.status)) return asEvidence(answer, again);
  if (cameAgain(reads)) return asEvidence(first, again);
  const isInTurns = comeInTurns(reads);
  if (!isInTurns && everChanging(reads) === undefined) return asEvidence(first, again);
  const isUnwritten = !isInTurns && unwritten.includes(operation.name);
  const beside = isUnwritten ? await context.alone((call) => readAtOnce(read(call))) : {};
  // Reads at one moment may overwrite what each of them changes, so that two show the same. One after the other, they can't.
  const isShown = everChanging(reads, Object.values(beside)) !== undefined && Object.keys(beside).length > 0;
  if (isShown || slowestOf(reads) > longestRead) return asEvidence(first, { ...again, ...beside });
  const paced = await context.alone((call) => readPaced({ ...context, call }, read(call)));
  return asEvidence(first, { ...again, ...beside, ...paced });
}

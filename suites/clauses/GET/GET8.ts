import { readIn } from '../../../harness/canonical/answeredReads.ts';
import {
  comeInTurns,
  comingAndGoing,
  countedByReads,
  everChanging,
  isMoving,
  numberedReads,
  pauses,
  unsteadyRecord,
  unwritten,
} from '../../../harness/canonical/unsteadyReads.ts';
import { found, type GatherContext, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import {
  bringTheSame,
  calledOperation,
  isTaken,
  recordsRead,
  saidBy,
} from '../../../harness/exchanges/listed.ts';
import { isNotLetIn } from '../../../harness/exchanges/unreadable.ts';
import { blocked, breach, type Ruling, shown } from '../../../harness/verdicts/judgements.ts';
import { MovingTargetError } from '../../../harness/verdicts/MovingTargetError.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { operation } from '../../../specs/operations.ts';
import { atHome, readsRecords, readsWhatIsWritten } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { evidenceKey, ofThose, probe } from '../../kernel/probe.ts';
import { ownKey } from '../../probes/ownReads.ts';
import { settle } from '../../settle/brackets.ts';

type ReadAgain = 'second' | 'third' | 'fourth';

/** The plain read made again. */
export const readAgain = probe<ReadAgain>({
  name: 'again',
  of: ofThose(readsRecords),
  requires: (place) => [evidenceKey(place, 'success')],
  gather: async (context, place) => {
    const gathered = await context.other(evidenceKey(place, 'success'));
    if (gathered.kind === 'blocked' || !isTaken(gathered.evidence.answer)) return gathered;
    return readThrice(context, gathered.evidence.answer);
  },
});

/** The read of all that the run wrote made again: the newest records may not hold every member, or only short values. */
const writtenReadAgain = probe<ReadAgain>({
  name: 'written-again',
  of: ofThose(readsWhatIsWritten),
  requires: ({ operation }) => [ownKey(operation)],
  gather: async (context, { operation, format }) => {
    const gathered = await context.other(ownKey(operation));
    if (gathered.kind === 'blocked') return gathered;
    const { [readIn(format)]: answer } = gathered.evidence.others;
    if (answer === undefined) throw new Error(`the reads of all formats have none in ${format}`);
    return readThrice(context, answer);
  },
});

/**
 * The same read again, twice: of two answers that come in turns, one then differs. Where they differ, others may have written
 * meanwhile, and it is made four times in a row. Where some record is different each time, a few more reads follow at uneven intervals.
 */
async function readThrice(context: GatherContext, answer: Answer): Promise<Gathered<ReadAgain>> {
  const { operation, members } = answer.call;
  if (operation === null || !isTaken(answer)) return found(answer);
  const read = (call: GatherContext['call']) => () => call(operation, members);
  const once = read(context.call);
  const reads = await settle<readonly Answer[]>(context, {
    // At one time, so that no other call comes in between.
    first: [answer, ...(await Promise.all([once(), once()]))],
    // Other reads of the run may have come in between, and every second read may get the other answer.
    isSettled: (some, round) =>
      (bringTheSame(some) && (round > 0 || some.every(isTaken))) || (round > 0 && comeInTurns(some)),
    readAnew: async (call, round) => {
      const again = read(call);
      if (round > 0) await wornOff(again);
      return [await again(), await again(), await again(), await again()];
    },
    rounds: 2,
  });
  const [first = answer, second = answer, third = answer, fourth] = reads;
  if (fourth === undefined) return found(answer, { second, third });
  const again = { second, third, fourth };
  // The first read was taken. If it is refused every time after that, the refusal is the answer to reading it again.
  if (!isTaken(first) && !isNotLetIn(first.exchange.response?.status)) return found(answer, again);
  if (comingAndGoing(reads) !== undefined) return found(first, again);
  const isInTurns = comeInTurns(reads);
  if (!isInTurns && everChanging(reads) === undefined) return found(first, again);
  const more = await context.alone((call) =>
    !isInTurns && unwritten.includes(operation.name)
      ? readAtOnce(read(call))
      : readPaced({ ...context, call }, read(call)),
  );
  return found(first, { ...again, ...more });
}

export const GET8 = clause('GET-8', {
  level: 'SHOULD',
  statement: 'Reading changes nothing.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'The same request twice gives the same records; no number moves on by the readings, however long the pauses between them.',
  appliesTo: atHome(
    'The Gets that answer with records; of ShippingInformationGet only the envelope is shown.',
    readsRecords,
  ),
  checks: [on(readAgain, readsTheSame), on(writtenReadAgain, readsTheSame, { slug: 'written' })],
});

/** Whether a read that was made again shows the same records. */
function readsTheSame({ answer, others }: Subject<ReadAgain>): Ruling {
  const { second, third, fourth } = others;
  const again = [second, third, fourth].filter((read) => read !== undefined);
  if (second === undefined || [answer, ...again].every((read) => recordsRead(read).length === 0))
    return blocked('nothing', 'the answer holds no record');
  const operation = calledOperation(answer);
  const id = operation.order ?? operation.id;
  const otherwise = (read: Answer, message: string, actual: string) => [
    breach(read, message, 'the same records', actual, operation.list ?? operation.record),
  ];
  const refused = again.find((read) => !isTaken(read));
  if (refused !== undefined)
    return otherwise(refused, 'the same request is refused the second time', saidBy(refused));
  if (third === undefined || fourth === undefined) return [];
  const counter = countedByReads(others);
  if (counter !== undefined)
    return otherwise(
      second,
      'a number changes with each reading, however long the pause before it',
      `${counter.member} of ${id} ${shown(counter.record[id ?? ''])} counts the readings`,
    );
  const inTurn = [answer, second, third, fourth];
  const record = unsteadyRecord(inTurn, others);
  if (record === undefined && isMoving(inTurn))
    throw new MovingTargetError('The target keeps changing: no record was the same in two reads.');
  if (record === undefined) return [];
  const actual = id === undefined ? 'a record differs' : `${id} ${shown(record[id])} differs`;
  return otherwise(second, 'the same request gives another answer each time', actual);
}

/** Two reads that nobody looks at: each of two answers that come in turns may still show something of the calls before. */
async function wornOff(read: () => Promise<Answer>): Promise<void> {
  await read();
  await read();
}

/** More than others can write while they are under way, so that two of them find the same where reading changes nothing. */
const atOnce = 8;

/**
 * The same read so many times at one moment, as `beside0`, `beside1`, …: what others do takes time, and what a reading does
 * comes with each of them. Nothing where one is refused, or where they went one after the other (`concurrency`, `rate`).
 */
async function readAtOnce(read: () => Promise<Answer>): Promise<Answers> {
  const reads = await Promise.all(Array.from({ length: atOnce }, () => read()));
  const starts = reads.map(({ exchange: { timings } }) => Date.parse(timings.startedAt));
  const ends = reads.map(({ exchange: { timings } }, index) => (starts[index] ?? 0) + timings.durationMs);
  return Math.max(...starts) <= Math.min(...ends) + 1 ? numberedReads('beside', reads) : {};
}

/** Where a read takes longer, in milliseconds, all of them would keep the run waiting too long. */
const longest = 2000;

/** The same read at uneven intervals, as `paced0`, `paced1`, …; nothing where one is refused or takes too long. */
async function readPaced(
  { call, wait }: Pick<GatherContext, 'call' | 'wait'>,
  read: () => Promise<Answer>,
): Promise<Answers> {
  await wornOff(read);
  const reads = [await read()];
  for (const times of pauses) {
    const slowest = Math.max(...reads.map(({ exchange }) => exchange.timings.durationMs));
    if (slowest > longest) return {};
    for (let count = 0; count < times; count++) await call(operation('APIKeyGet'), {});
    await wait(times * slowest);
    reads.push(await read());
  }
  return numberedReads('paced', reads);
}

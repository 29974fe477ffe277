import { setTimeout as pause } from 'node:timers/promises';
import Big from 'big.js';
import type { GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { contentOf } from '../../harness/oracle/contentOf.ts';
import { identity, keyOf } from '../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import { readsRecords } from '../../specs/rules.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { beyondLimit, calledOperation, isTaken, recordsByKey, recordsRead } from '../compare/listed.ts';
import { found } from '../kernel/gathered.ts';
import { evidenceKey, ofThose, probe } from '../kernel/probe.ts';
import { settle } from './brackets.ts';

type Answers = Readonly<Record<string, Answer>>;

/**
 * Records that no documented operation changes, and that have an id and documented members to see a change by. A document
 * type is none: it counts on when a document is inserted.
 */
const unwritten = ['SalesOrderGet', 'DiscountGet', 'DashboardBoxGet'];

/**
 * The plain read made again, twice: of two answers that come in turns one is another. Four times in a row where they
 * differ, since others may have written meanwhile, and where some record is another each time a few times more, at uneven
 * intervals.
 */
export const readAgain = probe<'second' | 'third' | 'fourth'>({
  name: 'again',
  of: ofThose(readsRecords),
  requires: (place) => [evidenceKey(place, 'success')],
  gather: async (context, place) => {
    const gathered = await context.other(evidenceKey(place, 'success'));
    if (gathered.kind === 'blocked' || !isTaken(gathered.evidence.answer)) return gathered;
    const { operation } = place;
    const { answer } = gathered.evidence;
    const read = (call: GatherContext['call']) => () => call(operation, answer.call.members);
    const once = read(context.call);
    const reads = await settle<readonly Answer[]>(context, {
      // At one time, so that no other call comes in between.
      first: [answer, ...(await Promise.all([once(), once()]))],
      // Between those undisturbed, other reads of the run may have come, of which every second one is another.
      isSettled: (some, round) => areSame(some) && (round > 0 || some.every(isTaken)),
      readAnew: async (call) => {
        const again = read(call);
        return [await again(), await again(), await again(), await again()];
      },
      rounds: 2,
    });
    const [first = answer, second = answer, third = answer, fourth] = reads;
    if (fourth === undefined) return found(answer, { second, third });
    const again = { second, third, fourth };
    if (comingAndGoing(reads) !== undefined || everChanging(reads) === undefined) return found(first, again);
    const more = await context.alone((call) =>
      unwritten.includes(operation.name) ? readAtOnce(read(call)) : readPaced(call, read(call)),
    );
    return found(first, { ...again, ...more });
  },
});

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
  return Math.max(...starts) <= Math.min(...ends) + 1 ? numbered('beside', reads) : {};
}

/**
 * The pauses between the reads, in times that a read takes, with as many calls that read nothing: what others do grows with
 * the time, or with the calls that they see, and not with our reads.
 */
const pauses = [0, 3, 0, 6, 1] as const;

/** Where a read takes longer, in milliseconds, all of them would keep the run waiting too long. */
const longest = 2000;

/** The same read at uneven intervals, as `paced0`, `paced1`, …; nothing where one is refused or takes too long. */
async function readPaced(call: GatherContext['call'], read: () => Promise<Answer>): Promise<Answers> {
  const reads = [await read()];
  for (const times of pauses) {
    const slowest = Math.max(...reads.map(({ exchange }) => exchange.timings.durationMs));
    if (slowest > longest) return {};
    for (let count = 0; count < times; count++) await call(operation('APIKeyGet'), {});
    await pause(times * slowest);
    reads.push(await read());
  }
  return numbered('paced', reads);
}

/** Reads as evidence keeps them; nothing where one is refused. */
const numbered = (word: string, reads: readonly Answer[]): Answers =>
  reads.every(isTaken) ? Object.fromEntries(reads.map((answer, index) => [`${word}${index}`, answer])) : {};

/** The reads that evidence keeps by that word. */
const readsByWord = (word: string, others: Answers): readonly Answer[] =>
  Object.entries(others).flatMap(([name, read]) => (name.startsWith(word) ? [read] : []));

/** What `readAtOnce` brought into the evidence. */
export const readsAtOnce = (others: Answers): readonly Answer[] => readsByWord('beside', others);

/** A number in a record that was read; `record` as the first read showed it. */
interface Counter {
  readonly record: RecordValue;
  readonly member: string;
}

/**
 * A number that is further by the same at each of the paced reads, however long the pause before it: the reads are what it
 * counts. What others write in the meantime would be more in the longer pauses. Undefined where there is none.
 */
export function countedByReads(others: Answers): Counter | undefined {
  const [first = new Map(), ...later] = readsByWord('paced', others).map(recordsByKey);
  if (later.length !== pauses.length) return undefined;
  for (const [key, { record }] of first) {
    const versions: readonly (RecordValue | undefined)[] = [
      record,
      ...later.map((read) => read.get(key)?.record),
    ];
    const member = Object.keys(record).find((name) => isEven(versions.map((version) => version?.[name])));
    if (member !== undefined) return { record, member };
  }
  return undefined;
}

/** Whether all are numbers, each of them off the one before by the same, which is not 0. */
function isEven(values: readonly (RecordValue[string] | undefined)[]): boolean {
  const numbers = values.flatMap((value) => (isNumeric(value) ? [new Big(value.lexeme)] : []));
  if (numbers.length !== values.length) return false;
  const [step, ...steps] = numbers.slice(1).map((number, index) => number.minus(numbers[index] ?? 0));
  return step !== undefined && !step.eq(0) && steps.every((other) => other.eq(step));
}

const contentsIn = (answer: Answer): readonly string[] => recordsRead(answer).map(contentOf);

/** Whether all bring the same records, in any order. */
const areSame = (reads: readonly Answer[]): boolean =>
  new Set(reads.map((read) => [...contentsIn(read)].sort().join())).size === 1;

/**
 * What reading the same four times shows: a record that comes, goes and comes again as it was, which nobody can make
 * it do; or one that is another after each reading, also of those that were under way `atOnce`, where nothing documented
 * writes it. Everything else may be the work of others.
 */
export const unsteadyRecord = (
  reads: readonly Answer[],
  readAtOnce: readonly Answer[],
): RecordValue | undefined =>
  comingAndGoing(reads) ?? (readAtOnce.length > 0 ? everChanging(reads, readAtOnce) : undefined);

/** Whether of what nothing documented writes no record was twice the same: then nothing can be said of it. */
export function isMoving([first, ...later]: readonly Answer[]): boolean {
  if (first === undefined || !unwritten.includes(calledOperation(first).name)) return false;
  const seen = new Set(later.flatMap(contentsIn));
  const contents = contentsIn(first);
  return contents.length > 0 && !contents.some((content) => seen.has(content));
}

/**
 * A record that comes, goes and comes again; not one that others pushed out of a limited answer, or changed, for a
 * while. Where no id tells the two apart, something has to be missing from the answer in between.
 */
function comingAndGoing(reads: readonly Answer[]): RecordValue | undefined {
  for (const [index, between] of reads.entries()) {
    const [before, after] = [reads[index - 1], reads[index + 1]];
    if (before === undefined || after === undefined) continue;
    const get = calledOperation(between);
    const there = recordsByKey(between);
    const again = new Set(contentsIn(after));
    const isBeyond = beyondLimit(between);
    const isTold = identity(get) !== undefined || recordsRead(between).length < recordsRead(before).length;
    const gone = recordsRead(before).find((record) => {
      const key = keyOf(get, record);
      return (
        key !== undefined && !there.has(key) && again.has(contentOf(record)) && !isBeyond(record) && isTold
      );
    });
    if (gone !== undefined) return gone;
  }
  return undefined;
}

/** A record that is another in each of the reads, and in each of those that were made at once. */
function everChanging(reads: readonly Answer[], readAtOnce: readonly Answer[] = []): RecordValue | undefined {
  const [first] = reads;
  if (first === undefined || reads.length < 4 || identity(calledOperation(first)) === undefined)
    return undefined;
  const series = [reads, readAtOnce].map((answers) => answers.map(recordsByKey));
  const changing = [...recordsByKey(first)].find(([key]) =>
    series.every((answers) => areAllOthers(answers.map((read) => read.get(key)?.record))),
  );
  return changing?.[1].record;
}

function areAllOthers(versions: readonly (RecordValue | undefined)[]): boolean {
  const contents = new Set(versions.map((one) => (one === undefined ? '' : contentOf(one))));
  return contents.size === versions.length && !contents.has('');
}

import Big from 'big.js';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Answers } from '../exchanges/Answer.ts';
import { contentOf } from '../records/contentOf.ts';
import { beyondTop } from '../records/idOrder.ts';
import {
  calledOperation,
  contentsIn,
  isTaken,
  recordsByKey,
  recordsRead,
  wholeContent,
} from '../records/listed.ts';
import { identity, keyOf } from '../records/recordKeys.ts';

/**
 * Records that no documented operation changes, and that have an id and documented members to see a change by. Document
 * types are left out: they count on when a document is inserted.
 */
export const unwritten = ['SalesOrderGet', 'DiscountGet', 'DashboardBoxGet'];

/**
 * The pauses between the reads, as multiples of the time that a read takes. In each pause as many calls are made that read nothing.
 * What others write grows with the time, or with the calls that they see, and not with our reads.
 */
export const pauses: readonly number[] = [0, 3, 0, 6, 1, 4, 2];

/**
 * The numbers of the paced reads, counted with the calls in the pauses between them. A client that acts between our
 * calls also acts while we wait, so its changes fall out of step with them.
 */
const pacedNumbers = [0, ...pauses].map((_, index) =>
  pauses.slice(0, index).reduce((number, calls) => number + calls + 1, 0),
);

/** The reads that evidence keeps by that word. */
const readsByWord = (word: string, others: Answers): readonly Answer[] =>
  Object.entries(others).flatMap(([name, read]) => (name.startsWith(word) ? [read] : []));

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
    const member = Object.keys(record).find((name) =>
      changesBySameStep(versions.map((version) => version?.[name])),
    );
    if (member !== undefined) return { record, member };
  }
  return undefined;
}

/** Whether all are numbers, and each differs from the one before by the same step, which is not 0. */
function changesBySameStep(values: readonly (RecordValue[string] | undefined)[]): boolean {
  const numbers = values.flatMap((value) => (isNumeric(value) ? [new Big(value.lexeme)] : []));
  if (numbers.length !== values.length) return false;
  const [step, ...steps] = numbers.slice(1).map((number, index) => number.minus(numbers[index] ?? 0));
  return step !== undefined && !step.eq(0) && steps.every((other) => other.eq(step));
}

/**
 * What four reads in a row show of reading itself; everything else may be the work of others. It is one of these:
 *
 * - a record that an `earlier` read held comes, goes, and comes again as it was;
 * - two answers come in turns, with each read or with each call, however long the pauses between them;
 * - a record that no documented operation writes is different in every read, even in reads made at the same moment.
 */
export function unsteadyRecord(reads: readonly Answer[], others: Answers): RecordValue | undefined {
  const beside = readsByWord('beside', others);
  return (
    comingAndGoing(reads, readsByWord('earlier', others)) ??
    inTurns(reads, readsByWord('paced', others)) ??
    (beside.length > 0 ? everChanging(reads, beside) : undefined)
  );
}

/**
 * Whether two answers come in turns: all reads with an even number bring the one, and all with an odd number the other. Without
 * `numbers`, the reads are counted as they stand.
 */
export function comeInTurns(reads: readonly Answer[], numbers?: readonly number[]): boolean {
  if (!reads.every(isTaken)) return false;
  const contents = reads.map(wholeContent);
  const versions = [0, 1].map(
    (turn) => new Set(contents.filter((_, index) => (numbers?.[index] ?? index) % 2 === turn)),
  );
  return versions.every(({ size }) => size === 1) && new Set(contents).size === 2;
}

/** Whether an answer comes again after another one. */
export function showsAnAnswerAgain(reads: readonly Answer[]): boolean {
  const contents = reads.map(wholeContent);
  const changes = contents.filter((content, index) => content !== contents[index - 1]);
  return new Set(changes).size < changes.length;
}

/** A record that differs between two answers that come in turns. */
function inTurns(reads: readonly Answer[], paced: readonly Answer[]): RecordValue | undefined {
  const [first, second] = reads;
  if (first === undefined || second === undefined || paced.length === 0) return undefined;
  // Two servers that answer all calls in turns have answered those in the pauses as well.
  if (!comeInTurns(reads) || !(comeInTurns(paced) || comeInTurns(paced, pacedNumbers))) return undefined;
  const [inFirst, inSecond] = [new Set(contentsIn(first)), new Set(contentsIn(second))];
  return (
    recordsRead(first).find((record) => !inSecond.has(contentOf(record))) ??
    recordsRead(second).find((record) => !inFirst.has(contentOf(record))) ??
    recordsRead(first)[0]
  );
}

/** Whether no record was the same in two reads, though nothing documented writes such records: then nothing can be said of them. */
export function isMoving([first, ...later]: readonly Answer[]): boolean {
  if (first === undefined || !unwritten.includes(calledOperation(first).name)) return false;
  const seen = new Set(later.flatMap(contentsIn));
  const contents = contentsIn(first);
  return contents.length > 0 && !contents.some((content) => seen.has(content));
}

/**
 * A record that comes, goes and comes again; not one that others pushed out of a limited answer, or changed, for a
 * while. Where no id tells the two apart, something has to be missing from the answer in between. Some `earlier` read has to
 * hold it too: what others have just made may come late to one of several servers.
 */
export function comingAndGoing(
  reads: readonly Answer[],
  earlier: readonly Answer[],
): RecordValue | undefined {
  const known = new Set(earlier.flatMap(contentsIn));
  for (const [index, between] of reads.entries()) {
    const [before, after] = [reads[index - 1], reads[index + 1]];
    if (before === undefined || after === undefined) continue;
    const get = calledOperation(between);
    const there = recordsByKey(between);
    const again = new Set(contentsIn(after));
    const isBeyond = beyondTop(between);
    const isTold = identity(get) !== undefined || recordsRead(between).length < recordsRead(before).length;
    const gone = recordsRead(before).find((record) => {
      const key = keyOf(get, record);
      if (key === undefined || there.has(key) || isBeyond(record) || !isTold) return false;
      const content = contentOf(record);
      return again.has(content) && known.has(content);
    });
    if (gone !== undefined) return gone;
  }
  return undefined;
}

/** A record that is another in each of the reads, and in each of those that were made at once. */
export function everChanging(
  reads: readonly Answer[],
  beside: readonly Answer[] = [],
): RecordValue | undefined {
  const [first] = reads;
  if (first === undefined || reads.length < 4 || identity(calledOperation(first)) === undefined)
    return undefined;
  const series = [reads, beside].map((answers) => answers.map(recordsByKey));
  const changing = [...recordsByKey(first)].find(([key]) =>
    series.every((answers) => areAllOthers(answers.map((read) => read.get(key)?.record))),
  );
  return changing?.[1].record;
}

function areAllOthers(versions: readonly (RecordValue | undefined)[]): boolean {
  const contents = new Set(versions.map((one) => (one === undefined ? '' : contentOf(one))));
  return contents.size === versions.length && !contents.has('');
}

import { setTimeout as pause } from 'node:timers/promises';
import Big from 'big.js';
import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { contentOf } from '../../harness/oracle/contentOf.ts';
import { identity, keyOf, listedRecords, recordsIn } from '../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operation } from '../../specs/operations.ts';
import { readsRecords } from '../../specs/rules.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { found } from '../kernel/gathered.ts';
import { ofThose, probe } from '../kernel/probe.ts';
import { evidenceKey } from '../kernel/Scenario.ts';
import { isTaken } from '../probes/filters/selection.ts';
import { beyondLimit } from '../probes/reads/wholeRead.ts';

/**
 * The pauses between the reads, in times that a read takes, with as many calls that read nothing: what others do grows with
 * the time, or with the calls that they see, and not with our reads.
 */
const pauses = [0, 3, 0, 6, 1] as const;

/** Where a read takes longer, in milliseconds, all of them would keep the run waiting too long. */
const longest = 2000;

/** The same read at uneven intervals, as `paced0`, `paced1`, …; nothing where one is refused or takes too long. */
async function readPaced(
  call: GatherContext['call'],
  read: () => Promise<Answer>,
): Promise<Readonly<Record<string, Answer>>> {
  const reads = [await read()];
  for (const times of pauses) {
    const slowest = Math.max(...reads.map(({ exchange }) => exchange.timings.durationMs));
    if (slowest > longest) return {};
    for (let count = 0; count < times; count++) await call(operation('APIKeyGet'), {});
    await pause(times * slowest);
    reads.push(await read());
  }
  return reads.every(isTaken)
    ? Object.fromEntries(reads.map((answer, index) => [`paced${index}`, answer]))
    : {};
}

/** A number in a record that was read; `record` as the first read showed it. */
interface Counter {
  readonly record: RecordValue;
  readonly member: string;
}

/**
 * A number that is further by the same at each of those reads, however long the pause before it: the reads are what it
 * counts. What others write in the meantime would be more in the longer pauses. Undefined where there is none.
 */
export function countedByReads(
  get: Operation,
  others: Readonly<Record<string, Answer>>,
): Counter | undefined {
  const paced = Object.entries(others).flatMap(([name, read]) => (name.startsWith('paced') ? [read] : []));
  if (paced.length !== pauses.length + 1) return undefined;
  const [first = new Map(), ...later] = paced.map(({ decoded }) => listedRecords(get, decoded?.value));
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

/** More than others can write while they are under way, so that two of them find the same where reading changes nothing. */
const atOnce = 8;

/**
 * The same read so many times at one moment, as `beside0`, `beside1`, …: what others do takes time, and what a reading does
 * comes with each of them. Nothing where one is refused, or where they went one after the other (`concurrency`, `rate`).
 */
async function readTogether(read: () => Promise<Answer>): Promise<Readonly<Record<string, Answer>>> {
  const reads = await Promise.all(Array.from({ length: atOnce }, () => read()));
  const spans = reads.map(({ exchange: { timings } }) => {
    const start = Date.parse(timings.startedAt);
    return { start, end: start + timings.durationMs };
  });
  const isAtOnce =
    Math.max(...spans.map(({ start }) => start)) <= Math.min(...spans.map(({ end }) => end)) + 1;
  if (!isAtOnce || !reads.every(isTaken)) return {};
  return Object.fromEntries(reads.map((answer, index) => [`beside${index}`, answer]));
}

/** What `readTogether` brought into the evidence. */
export const readsTogether = (others: Readonly<Record<string, Answer>>): readonly Answer[] =>
  Object.entries(others).flatMap(([name, read]) => (name.startsWith('beside') ? [read] : []));

/**
 * The plain read made again, twice: of two answers that come in turns one is another. Four times in a row where they
 * differ, since others may have written meanwhile, and where some record is another each time a few times more, at uneven
 * intervals.
 */
export const readAgain = probe({
  name: 'again',
  of: ofThose(readsRecords),
  requires: (place) => [evidenceKey(place, 'success')],
  gather: async (context, place) => {
    const gathered = await context.other(evidenceKey(place, 'success'));
    if (gathered.kind === 'blocked' || !isTaken(gathered.evidence.answer)) return gathered;
    const { answer } = gathered.evidence;
    const { operation } = place;
    const { members } = answer.call;
    const once = () => context.call(operation, members);
    // At one time, so that no other call comes in between.
    const [second, third] = await Promise.all([once(), once()]);
    const areSame = [second, third].every((read) => isTaken(read) && isSame(operation, answer, read));
    if (areSame) return found(answer, { second, third });
    const fourTimes = async (
      call: typeof context.call,
    ): Promise<readonly [Answer, Answer, Answer, Answer]> => {
      const again = () => call(operation, members);
      return [await again(), await again(), await again(), await again()];
    };
    const undisturbed = await context.undisturbed(fourTimes);
    // Between these, other reads of the run may have come, of which every second one is another.
    const [one, ...others] = undisturbed;
    const isSteady = others.every((read) => isSame(operation, one, read));
    const [first, ...rest] = isSteady ? undisturbed : await context.alone(fourTimes);
    const again = { second: rest[0], third: rest[1], fourth: rest[2] };
    const reads = [first, ...rest];
    const isOpen = comingAndGoing(operation, reads) === undefined;
    if (!isOpen || everChanging(operation, reads) === undefined) return found(first, again);
    const more = await context.alone((call) =>
      unwritten.includes(operation.name)
        ? readTogether(() => call(operation, members))
        : readPaced(call, () => call(operation, members)),
    );
    return found(first, { ...again, ...more });
  },
});

const contentsIn = (operation: Operation, { decoded }: Answer): readonly string[] =>
  recordsIn(operation, decoded?.value).map(contentOf);

function isSame(operation: Operation, one: Answer, other: Answer): boolean {
  const [left, right] = [one, other].map((answer) => [...contentsIn(operation, answer)].sort().join());
  return left === right;
}

/**
 * Records that no documented operation changes, and that have an id and documented members to see a change by. A document
 * type is none: it counts on when a document is inserted.
 */
const unwritten = ['SalesOrderGet', 'DiscountGet', 'DashboardBoxGet'];

/**
 * What reading the same four times shows: a record that comes, goes and comes again as it was, which nobody can make
 * it do; or one that is another after each reading, also of those that were under way `together`, where nothing documented
 * writes it. Everything else may be the work of others.
 */
export const unsteadyRecord = (
  operation: Operation,
  reads: readonly Answer[],
  together: readonly Answer[],
): RecordValue | undefined =>
  comingAndGoing(operation, reads) ??
  (together.length > 0 ? everChanging(operation, reads, together) : undefined);

/** Whether of what nothing documented writes no record was twice the same: then nothing can be said of it. */
export function isMoving(operation: Operation, [first, ...later]: readonly Answer[]): boolean {
  if (first === undefined || !unwritten.includes(operation.name)) return false;
  const seen = new Set(later.flatMap((read) => contentsIn(operation, read)));
  const contents = contentsIn(operation, first);
  return contents.length > 0 && !contents.some((content) => seen.has(content));
}

function comingAndGoing(operation: Operation, reads: readonly Answer[]): RecordValue | undefined {
  for (const [index, between] of reads.entries()) {
    const [before, after] = [reads[index - 1], reads[index + 1]];
    if (before === undefined || after === undefined) continue;
    const gone = goneBetween(operation, before, between, after);
    if (gone !== undefined) return gone;
  }
  return undefined;
}

/**
 * A record that comes, goes and comes again; not one that others pushed out of a limited answer, or changed, for a
 * while. Where no id tells the two apart, something has to be missing from the answer in between.
 */
function goneBetween(
  operation: Operation,
  before: Answer,
  between: Answer,
  after: Answer,
): RecordValue | undefined {
  const records = recordsIn(operation, before.decoded?.value);
  const there = listedRecords(operation, between.decoded?.value);
  const again = new Set(contentsIn(operation, after));
  const isBeyond = beyondLimit(operation, between);
  const isShorter = recordsIn(operation, between.decoded?.value).length < records.length;
  return records.find((record) => {
    const key = keyOf(operation, record);
    if (key === undefined || there.has(key) || !again.has(contentOf(record)) || isBeyond(record))
      return false;
    return identity(operation) !== undefined || isShorter;
  });
}

/** A record that is another in each of the reads, and in each of those that were made `together`. */
function everChanging(
  operation: Operation,
  reads: readonly Answer[],
  together: readonly Answer[] = [],
): RecordValue | undefined {
  if (identity(operation) === undefined) return undefined;
  const [first, ...later] = reads.map((answer) => listedRecords(operation, answer.decoded?.value));
  if (first === undefined || later.length < 3) return undefined;
  const beside = together.map((answer) => listedRecords(operation, answer.decoded?.value));
  for (const [key, { record }] of first) {
    const sequences = [[first, ...later], beside].map((answers) =>
      answers.map((read) => read.get(key)?.record),
    );
    if (sequences.every(areAllOthers)) return record;
  }
  return undefined;
}

function areAllOthers(versions: readonly (RecordValue | undefined)[]): boolean {
  const contents = new Set(versions.map((one) => (one === undefined ? '' : contentOf(one))));
  return contents.size === versions.length && !contents.has('');
}

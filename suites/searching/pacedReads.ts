import { setTimeout as pause } from 'node:timers/promises';
import Big from 'big.js';
import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { listedRecords } from '../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operation } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { isTaken } from './selection.ts';

/**
 * The pauses between the reads, in times that a read takes, with as many calls that read nothing: what others do grows with
 * the time, or with the calls that they see, and not with our reads.
 */
const pauses = [0, 3, 0, 6, 1] as const;

/** Where a read takes longer, in milliseconds, all of them would keep the run waiting too long. */
const longest = 2000;

/** The same read at uneven intervals, as `paced0`, `paced1`, …; nothing where one is refused or takes too long. */
export async function readPaced(
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

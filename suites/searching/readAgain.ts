import type { Answer } from '../../harness/Answer.ts';
import { contentOf } from '../../harness/oracle/contentOf.ts';
import { identity, keyOf, listedRecords, recordsIn } from '../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { evidenceKey } from '../evidenceKey.ts';
import { found } from '../gathered.ts';
import type { Scenario } from '../Scenario.ts';
import { beyondLimit } from './beyondLimit.ts';
import { readPaced } from './pacedReads.ts';
import { isTaken } from './selection.ts';

/**
 * The plain read made again, twice: of two answers that come in turns one is another. Four times in a row where they
 * differ, since others may have written meanwhile, and where some record is another each time a few times more, at uneven
 * intervals.
 */
export const readAgain: Scenario = {
  name: 'again',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
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
    const isOpen = unsteadyRecord(operation, reads) === undefined;
    if (!isOpen || everChanging(operation, reads) === undefined) return found(first, again);
    const paced = await context.alone((call) => readPaced(call, () => call(operation, members)));
    return found(first, { ...again, ...paced });
  },
};

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
 * it do; or one that is another after each reading, where nothing documented writes it. Everything else may be the work
 * of others.
 */
export function unsteadyRecord(operation: Operation, reads: readonly Answer[]): RecordValue | undefined {
  for (const [index, between] of reads.entries()) {
    const [before, after] = [reads[index - 1], reads[index + 1]];
    if (before === undefined || after === undefined) continue;
    const gone = goneBetween(operation, before, between, after);
    if (gone !== undefined) return gone;
  }
  return unwritten.includes(operation.name) ? everChanging(operation, reads) : undefined;
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

function everChanging(operation: Operation, reads: readonly Answer[]): RecordValue | undefined {
  if (identity(operation) === undefined) return undefined;
  const [first, ...later] = reads.map((answer) => listedRecords(operation, answer.decoded?.value));
  if (first === undefined || later.length < 3) return undefined;
  for (const [key, { record }] of first) {
    const versions = [record, ...later.map((read) => read.get(key)?.record)];
    const contents = new Set(versions.map((one) => (one === undefined ? '' : contentOf(one))));
    if (contents.size === versions.length && !contents.has('')) return record;
  }
  return undefined;
}

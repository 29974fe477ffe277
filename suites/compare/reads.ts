import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { Judgement, Violation } from '../../harness/Judgement.ts';
import { identity, type Listed, listedRecords, stillRecords } from '../../harness/oracle/listedRecords.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { blocked, breach, judged, shown } from '../kernel/judgements.ts';
import { isTaken } from '../probes/filters/selection.ts';
import { beyondLimit } from '../probes/reads/wholeRead.ts';

/** Two reads that should bring the same records; made anew where they seem to differ, in a bracket. */
export interface ComparedReads {
  readonly first: Answer;
  readonly second: Answer;
  readonly secondAgain?: Answer;
  readonly firstAgain?: Answer;
  readonly secondAtLast?: Answer;
}

type Ask = (call: GatherContext['call']) => Promise<Answer>;

/** A record that one of the two reads has and the other has not. */
export interface RecordAtOdds {
  readonly kind: 'missing' | 'extra';
  readonly record: RecordValue;
}

/**
 * Makes two reads, unless the first is `known`, and if they still differ after the first was made again, both anew:
 * first, second twice, first, second. So each of the two stands between reads of the other, and what others change to
 * and fro is not the same in the reads of either. `differences` is what the check will look for.
 */
export async function compareInBracket(
  context: GatherContext,
  operation: Operation,
  { known, askFirst, askSecond }: { known?: Answer | undefined; askFirst: Ask; askSecond: Ask },
  differences: typeof readDifferences = readDifferences,
): Promise<ComparedReads> {
  const first = known ?? (await askFirst(context.call));
  const second = await askSecond(context.call);
  if (differences(operation, { first, second }).length === 0) return { first, second };
  // The known one may be long ago.
  const firstAgain = await askFirst(context.call);
  if (differences(operation, { first, second, firstAgain }).length === 0)
    return { first, second, firstAgain };
  const bracket = async (call: GatherContext['call']): Promise<ComparedReads> => ({
    first: await askFirst(call),
    second: await askSecond(call),
    secondAgain: await askSecond(call),
    firstAgain: await askFirst(call),
    secondAtLast: await askSecond(call),
  });
  const undisturbed = await context.undisturbed(bracket);
  return differences(operation, undisturbed).length === 0 ? undisturbed : context.alone(bracket);
}

/** The reads by name, as evidence keeps them. */
export const asOthers = (reads: ComparedReads): Readonly<Record<string, Answer>> => ({ ...reads });

/** The reads that evidence keeps; undefined where they were not made. */
export function readsIn(others: Readonly<Record<string, Answer>>): ComparedReads | undefined {
  const { first, second } = others;
  return first === undefined || second === undefined ? undefined : { ...others, first, second };
}

/**
 * What differs between the two: records that all reads of the one have and that of the other in between lacks. A record
 * that others wrote or took away meanwhile is in neither.
 */
export function readDifferences(operation: Operation, reads: ComparedReads): readonly RecordAtOdds[] {
  const { first, second, firstAgain = first } = reads;
  const read = (answer: Answer) => listedRecords(operation, answer.decoded?.value);
  const still = (...answers: readonly (Answer | undefined)[]) =>
    answers
      .filter((answer) => answer !== undefined)
      .map(read)
      .reduce((one, other) => stillRecords(operation, one, other));
  return [
    ...lacking(still(first, firstAgain), read(second))
      .filter((record) => !beyondLimit(operation, second)(record))
      .map((record) => ({ kind: 'missing' as const, record })),
    ...lacking(still(second, reads.secondAgain ?? second, reads.secondAtLast), read(firstAgain))
      .filter((record) => !beyondLimit(operation, firstAgain)(record))
      .map((record) => ({ kind: 'extra' as const, record })),
  ];
}

/** Records that stood still around a read and are not in it as often. */
const lacking = (
  still: ReadonlyMap<string, Listed>,
  read: ReadonlyMap<string, Listed>,
): readonly RecordValue[] =>
  [...still]
    .filter(([key, { count }]) => (read.get(key)?.count ?? 0) < count)
    .map(([, { record }]) => record);

/** What an answer says of a call that did not succeed, in one line. */
export function saidBy({ decoded, decodeError, exchange }: Answer): string {
  const status = decoded?.value.ResponseStatus;
  const http = `HTTP ${exchange.response?.status ?? 'none'}`;
  if (decodeError !== null) return `${http}, no readable answer: ${decodeError.message}`;
  return isRecord(status)
    ? `${http}, ErrorCode ${shown(status.ErrorCode)}, Message ${shown(status.Message)}`
    : `${http}, no status block`;
}

/** Two reads that should bring the same records, as a judgement; `what` says in words what the second is. */
export function judgeReads(
  operation: Operation,
  reads: ComparedReads | undefined,
  what: string,
  than: string,
  differences: typeof readDifferences = readDifferences,
): Judgement {
  if (reads === undefined) return blocked('nothing', 'there was nothing to compare');
  const { exchange } = reads.second;
  const path = operation.list ?? '';
  if (!isTaken(reads.second))
    return judged([
      breach(
        { exchange },
        `the target refuses ${what}`,
        `the same records as ${than}`,
        saidBy(reads.second),
        path,
      ),
    ]);
  return judged(
    differences(operation, reads).map(({ kind, record }): Violation => {
      const name = identity(operation) ?? operation.id ?? '';
      const one = `${name} ${shown(record[name])}`;
      return breach(
        { exchange },
        `${what} does not bring the same records as ${than}`,
        kind === 'missing' ? one : `no ${one}`,
        kind === 'missing' ? 'not there' : 'there',
        path,
      );
    }),
  );
}

type Answers = Readonly<Record<string, Answer>>;

/** Two reads as evidence keeps them beside another two: each with this word before its name. */
export const namedReads = (word: string, reads: ComparedReads): Answers =>
  Object.fromEntries(Object.entries(reads).map(([name, read]) => [`${word} ${name}`, read]));

/** The reads that evidence keeps by that word; undefined where they were not made. */
export function readsNamed(word: string, others: Answers): ComparedReads | undefined {
  const named = Object.entries(others).flatMap(([name, read]) =>
    name.startsWith(`${word} `) ? [[name.slice(word.length + 1), read] as const] : [],
  );
  return readsIn(Object.fromEntries(named));
}

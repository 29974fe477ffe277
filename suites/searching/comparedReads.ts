import type { Answer } from '../../harness/Answer.ts';
import { type Listed, listedRecords, stillRecords } from '../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { beyondLimit } from './beyondLimit.ts';

/** Two reads that should bring the same records; each once more where they seem to differ, in turn. */
export interface ComparedReads {
  readonly first: Answer;
  readonly second: Answer;
  readonly firstAgain?: Answer;
  readonly secondAgain?: Answer;
}

/** A record that one of the two reads has and the other has not. */
export interface ReadDifference {
  readonly kind: 'missing' | 'extra';
  readonly record: RecordValue;
}

/**
 * Makes two reads, and each again if they differ, so that what others write meanwhile can be told apart. `differences`
 * is what the check will look for.
 */
export async function compareReads(
  operation: Operation,
  first: Answer,
  askFirst: () => Promise<Answer>,
  askSecond: () => Promise<Answer>,
  differences: typeof readDifferences = readDifferences,
): Promise<ComparedReads> {
  const second = await askSecond();
  if (differences(operation, { first, second }).length === 0) return { first, second };
  const firstAgain = await askFirst();
  return { first, second, firstAgain, secondAgain: await askSecond() };
}

/** The reads by name, as evidence keeps them. */
export const asOthers = ({
  first,
  second,
  firstAgain,
  secondAgain,
}: ComparedReads): Readonly<Record<string, Answer>> => ({
  first,
  second,
  ...(firstAgain === undefined ? {} : { firstAgain }),
  ...(secondAgain === undefined ? {} : { secondAgain }),
});

/** The reads that evidence keeps; undefined where they were not made. */
export function readsIn(others: Readonly<Record<string, Answer>>): ComparedReads | undefined {
  const { first, second, firstAgain, secondAgain } = others;
  if (first === undefined || second === undefined) return undefined;
  return {
    first,
    second,
    ...(firstAgain === undefined ? {} : { firstAgain }),
    ...(secondAgain === undefined ? {} : { secondAgain }),
  };
}

/**
 * What differs between the two: records that both of the first reads have and the second in between lacks, and the
 * other way round. A record that others wrote or took away meanwhile is in neither.
 */
export function readDifferences(
  operation: Operation,
  { first, second, firstAgain, secondAgain }: ComparedReads,
): readonly ReadDifference[] {
  const read = (answer: Answer) => listedRecords(operation, answer.decoded?.value);
  const [one, other] = [read(first), read(second)];
  const oneAgain = firstAgain === undefined ? one : read(firstAgain);
  const otherAgain = secondAgain === undefined ? other : read(secondAgain);
  return [
    ...lacking(stillRecords(operation, one, oneAgain), other)
      .filter((record) => !beyondLimit(operation, second)(record))
      .map((record) => ({ kind: 'missing' as const, record })),
    ...lacking(stillRecords(operation, other, otherAgain), oneAgain)
      .filter((record) => !beyondLimit(operation, firstAgain ?? first)(record))
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

import type { RecordValue } from '../../specs/Value.ts';
import type { Answer, Answers } from '../exchanges/Answer.ts';
import { beyondTop } from '../records/idOrder.ts';
import { calledOperation, isTaken, recordsByKey, recordsInAll, saidBy } from '../records/listed.ts';
import { identity, type Listed } from '../records/recordKeys.ts';
import type { Judgement } from '../verdicts/Judgement.ts';
import { blocked, breach, judged } from '../verdicts/judgements.ts';
import { shown } from '../words/shown.ts';

/** Two reads that should bring the same records; repeated in a bracket where they seem to differ. */
export type ReadPair = {
  readonly first: Answer;
  readonly second: Answer;
  readonly secondAgain?: Answer;
  readonly firstAgain?: Answer;
  readonly secondAtLast?: Answer;
};

/** What a probe calls them in its evidence. */
export type ReadNames = keyof ReadPair;

/** A record that one of the two reads has and the other has not. */
export interface RecordAtOdds {
  readonly kind: 'missing' | 'extra';
  readonly record: RecordValue;
}

/** The reads that evidence keeps; undefined where they were not made. */
export function readsIn(others: Partial<ReadPair>): ReadPair | undefined {
  const { first, second } = others;
  return first === undefined || second === undefined ? undefined : { ...others, first, second };
}

/** Two reads as evidence keeps them beside another two: each with this word before its name. */
export const namedReads = (word: string, reads: ReadPair): Answers =>
  Object.fromEntries(Object.entries(reads).map(([name, read]) => [`${word} ${name}`, read]));

/** The reads that evidence keeps by that word; undefined where they were not made. */
export const readsNamed = (word: string, others: Answers): ReadPair | undefined =>
  readsIn(
    Object.fromEntries(
      Object.entries(others).flatMap(([name, read]) =>
        name.startsWith(`${word} `) ? [[name.slice(word.length + 1), read]] : [],
      ),
    ),
  );

/**
 * What differs between the two: records that all reads of the one have and that of the other in between lacks. A record
 * that others wrote or took away meanwhile is in neither.
 */
export function readDifferences(reads: ReadPair): readonly RecordAtOdds[] {
  const { first, second, firstAgain = first, secondAgain, secondAtLast } = reads;
  const lackedBy = (read: Answer, still: ReadonlyMap<string, Listed>, kind: RecordAtOdds['kind']) => {
    const there = recordsByKey(read);
    const isBeyond = beyondTop(read);
    return [...still]
      .filter(([key, { count, record }]) => (there.get(key)?.count ?? 0) < count && !isBeyond(record))
      .map(([, { record }]) => ({ kind, record }));
  };
  return [
    ...lackedBy(second, recordsInAll(first, reads.firstAgain), 'missing'),
    ...lackedBy(firstAgain, recordsInAll(second, secondAgain, secondAtLast), 'extra'),
  ];
}

/** Two reads that should bring the same records, as a judgement; `what` says in words what the second is. */
export function judgeReads(
  reads: ReadPair | undefined,
  what: string,
  than: string,
  differences: typeof readDifferences = readDifferences,
): Judgement {
  if (reads === undefined) return blocked('nothing', 'there was nothing to compare');
  const { second } = reads;
  const operation = calledOperation(second);
  const { list: path = '', id = '' } = operation;
  if (!isTaken(second))
    return judged([
      breach(second, `the target refuses ${what}`, `the same records as ${than}`, saidBy(second), path),
    ]);
  const message = `${what} does not bring the same records as ${than}`;
  return judged(
    differences(reads).map(({ kind, record }) => {
      const name = identity(operation) ?? id;
      const one = `${name} ${shown(record[name])}`;
      return kind === 'missing'
        ? breach(second, message, one, 'not there', path)
        : breach(second, message, `no ${one}`, 'there', path);
    }),
  );
}

import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Answer, Answers } from '../exchanges/Answer.ts';
import { identity, type Listed } from '../oracle/listedRecords.ts';
import {
  beyondLimit,
  calledOperation,
  isTaken,
  lowestId,
  recordsByKey,
  recordsInAll,
  recordsRead,
  saidBy,
} from '../records/listed.ts';
import type { Judgement, Violation } from '../verdicts/Judgement.ts';
import { blocked, breach, counted, judged, shown } from '../verdicts/judgements.ts';

/** Two reads that should bring the same records; repeated in a bracket where they seem to differ. */
export type ComparedReads = {
  readonly first: Answer;
  readonly second: Answer;
  readonly secondAgain?: Answer;
  readonly firstAgain?: Answer;
  readonly secondAtLast?: Answer;
};

/** What a probe calls them in its evidence. */
export type ReadNames = keyof ComparedReads;

/** A record that one of the two reads has and the other has not. */
export interface RecordAtOdds {
  readonly kind: 'missing' | 'extra';
  readonly record: RecordValue;
}

/** The reads that evidence keeps; undefined where they were not made. */
export function readsIn(others: Partial<ComparedReads>): ComparedReads | undefined {
  const { first, second } = others;
  return first === undefined || second === undefined ? undefined : { ...others, first, second };
}

/** Two reads as evidence keeps them beside another two: each with this word before its name. */
export const namedReads = (word: string, reads: ComparedReads): Answers =>
  Object.fromEntries(Object.entries(reads).map(([name, read]) => [`${word} ${name}`, read]));

/** The reads that evidence keeps by that word; undefined where they were not made. */
export const readsNamed = (word: string, others: Answers): ComparedReads | undefined =>
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
export function readDifferences(reads: ComparedReads): readonly RecordAtOdds[] {
  const { first, second, firstAgain = first, secondAgain, secondAtLast } = reads;
  const lackedBy = (read: Answer, still: ReadonlyMap<string, Listed>, kind: RecordAtOdds['kind']) => {
    const there = recordsByKey(read);
    const isBeyond = beyondLimit(read);
    return [...still]
      .filter(([key, { count, record }]) => (there.get(key)?.count ?? 0) < count && !isBeyond(record))
      .map(([, { record }]) => ({ kind, record }));
  };
  return [
    ...lackedBy(second, recordsInAll(first, reads.firstAgain), 'missing'),
    ...lackedBy(firstAgain, recordsInAll(second, secondAgain, secondAtLast), 'extra'),
  ];
}

/** Whether a read searched by filters. */
export const isSearch = ({ call }: Answer): boolean => call.members.Filters !== undefined;

/**
 * What a read without a limit or a search (`first`) shows and a read with a large ReturnTopNRecords (`second`) cuts off, though it may be
 * longer. Only records below its lowest id count, for those above may be newer than the read; all of them where there is no order.
 */
export function recordsCutOff(reads: ComparedReads): readonly RecordAtOdds[] {
  const { first, second } = reads;
  if (!isTaken(first) || !isTaken(second)) return [];
  if (!isSearch(first) && recordsRead(first).length <= recordsRead(second).length) return [];
  const { order } = calledOperation(second);
  const lowest = lowestId(second);
  const isBelow = (record: RecordValue): boolean => {
    const id = order === undefined ? undefined : record[order];
    return lowest === undefined || (isNumeric(id) && new Big(id.lexeme).lt(lowest));
  };
  return readDifferences(reads).filter(({ kind, record }) => kind === 'missing' && isBelow(record));
}

/**
 * What a read with a large ReturnTopNRecords (`second`) shows and one without a limit (`first`) leaves out, such as behind a default page. Again
 * only records below the lowest id of the shorter one count.
 */
export function recordsLeftOut({
  first,
  second,
  firstAgain,
  secondAgain,
}: ComparedReads): readonly RecordAtOdds[] {
  if (isSearch(first)) return [];
  const again = {
    ...(secondAgain && { firstAgain: secondAgain }),
    ...(firstAgain && { secondAgain: firstAgain }),
  };
  return recordsCutOff({ first: second, second: first, ...again });
}

/** The breaches of a read that leaves out those records of another one, which is named in words. */
export function breachesOfShortRead(
  read: Answer,
  left: readonly RecordAtOdds[],
  { message, other }: { readonly message: string; readonly other: string },
): readonly Violation[] {
  const { order, list = '' } = calledOperation(read);
  const actual = `${counted(recordsRead(read).length, 'record')}, but not this one`;
  return left.map(({ record }) => {
    const lost = order === undefined ? `${list} ${shown(record)}` : `${order} ${shown(record[order])}`;
    return breach(read, message, `${lost}, which ${other} brings`, actual, list);
  });
}

/** What a limit and none bring differently (GET-4, GET-5). */
export const limitDifferences = (reads: ComparedReads): readonly RecordAtOdds[] => [
  ...recordsCutOff(reads),
  ...recordsLeftOut(reads),
];

/** Two reads that should bring the same records, as a judgement; `what` says in words what the second is. */
export function judgeReads(
  reads: ComparedReads | undefined,
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

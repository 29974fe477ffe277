import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { type ReadPair, type RecordAtOdds, readDifferences } from '../canonical/pairedReads.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { lowestId } from '../records/idOrder.ts';
import { calledOperation, isTaken, recordsRead } from '../records/listed.ts';
import type { Violation } from '../verdicts/Judgement.ts';
import { breach } from '../verdicts/judgements.ts';
import { counted } from '../words/counted.ts';
import { shown } from '../words/shown.ts';

/** Whether a read searched by filters. */
export const isSearch = ({ call }: Answer): boolean => call.members.Filters !== undefined;

/**
 * What a read without a limit or a search (`first`) shows and a read with a large ReturnTopNRecords (`second`) cuts off, though it may be
 * longer. Only records below its lowest id count, for those above may be newer than the read; all of them where there is no order.
 */
export function recordsCutOff(reads: ReadPair): readonly RecordAtOdds[] {
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
 * What a read with a large ReturnTopNRecords (`second`) shows and one without a limit (`first`) leaves out, such as after a default page. Again
 * only records below the lowest id of the shorter one count.
 */
export function recordsLeftOut({
  first,
  second,
  firstAgain,
  secondAgain,
}: ReadPair): readonly RecordAtOdds[] {
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
export const topDifferences = (reads: ReadPair): readonly RecordAtOdds[] => [
  ...recordsCutOff(reads),
  ...recordsLeftOut(reads),
];

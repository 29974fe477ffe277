import Big from 'big.js';
import { alwaysSent, wholeMembers } from '../../../generators/messages/readMembers.ts';
import {
  type ComparedReads,
  namedReads,
  type ReadNames,
  type RecordAtOdds,
  readDifferences,
  readsNamed,
} from '../../../harness/canonical/comparedReads.ts';
import { found } from '../../../harness/evidence/Evidence.ts';
import type { Answers } from '../../../harness/exchanges/Answer.ts';
import { calledOperation, isTaken, lowestId, recordsRead } from '../../../harness/exchanges/listed.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { compareInBracket } from '../../settle/brackets.ts';
import { filterControl } from '../filters/control.ts';
import { filteredAll, orderedAll } from './ordered.ts';
import { mayBeUnlimited, tooMany, wholeProbe } from './wholeRead.ts';

const limited = 'limited';

/** What the probe calls its answers, besides those that it names by a word: `limited …` and `filtered …`. */
type Names = ReadNames | 'besideFilter' | 'besideTop';

/**
 * All records, without ReturnTopNRecords and with -1: only of a target that has no more than may be read. `limited …` compares the first
 * of them with a ReturnTopNRecords above their number, `filtered …` a filter without a limit and with -1. `besideFilter` is a filter
 * without a limit, for its order.
 */
export const readAll = wholeProbe<Names>({
  name: 'all',
  after: [filterControl],
  gather: async (whole, context, place) => {
    const { operation } = place;
    if (!mayBeUnlimited(context, whole)) return tooMany(context);
    const first = alwaysSent(operation);
    const second = { ...first, ReturnTopNRecords: numeric(-1) };
    const reads = await compareInBracket(context, operation, { first, second });
    // If others wrote since `whole` was read, the two can't be compared, so that both are read again.
    const known = { first: reads.first, second: whole };
    const many = wholeMembers(context, operation);
    const againstLargeLimit =
      readDifferences(known).length === 0
        ? known
        : await compareInBracket(context, operation, { first, second: many }, recordsCutOff);
    const isSame = readDifferences(reads).length === 0 && isTaken(reads.second);
    const filtered = isSame
      ? { ...(await filteredAll(context, place)), ...(await orderedAll(context, place)) }
      : {};
    return found(whole, { ...reads, ...asLimited(againstLargeLimit), ...filtered });
  },
});

/** The reads with a large limit as evidence keeps them beside others. */
export const asLimited = (reads: ComparedReads) => namedReads(limited, reads);

/** The reads that such evidence keeps; undefined where they were not made. */
export const limitedReads = (others: Answers): ComparedReads | undefined => readsNamed(limited, others);

/**
 * What a read without a limit (`first`) shows and one with a large ReturnTopNRecords (`second`) cuts off, though it may be longer. Only
 * records below its lowest id count, for those above may be newer than the read; all of them where there is no order.
 */
export function recordsCutOff(reads: ComparedReads): readonly RecordAtOdds[] {
  const { first, second } = reads;
  if (recordsRead(first).length <= recordsRead(second).length || !isTaken(second)) return [];
  const { order } = calledOperation(second);
  const lowest = lowestId(second);
  const isBelow = (record: RecordValue): boolean => {
    const id = order === undefined ? undefined : record[order];
    return lowest === undefined || (isNumeric(id) && new Big(id.lexeme).lt(lowest));
  };
  return readDifferences(reads).filter(({ kind, record }) => kind === 'missing' && isBelow(record));
}

import { alwaysSent, wholeMembers } from '../../../generators/messages/readMembers.ts';
import {
  namedReads,
  type ReadNames,
  type ReadPair,
  readDifferences,
  readsNamed,
} from '../../../harness/canonical/pairedReads.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { recordsCutOff, topDifferences } from '../../../harness/oracle/cutOffRecords.ts';
import { calledOperation, isTaken, recordsRead } from '../../../harness/records/listed.ts';
import { compareInBracket } from '../../../harness/settle/brackets.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { filterControl } from '../filters/filterControl.ts';
import { filteredAll, orderedAll } from './ordered.ts';
import { mayBeUnlimited, tooMany, wholeProbe } from './wholeRead.ts';

const limited = 'limited';

/** What the probe calls its answers, besides those that it names by a word: `limited …` and `filtered …`. */
type Names = ReadNames | 'besideFilter' | 'besideTop';

/**
 * All records, without ReturnTopNRecords and with -1: only of a target that has no more than may be read. `limited …` compares the first
 * of them with a ReturnTopNRecords above their number. Where there is one record alone, it compares a search for others with that read.
 * `filtered …` compares a filter without a limit and with -1. `besideFilter` is a filter without a limit, for its order.
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
        : await compareInBracket(context, operation, { first, second: many }, topDifferences);
    const isSame = readDifferences(reads).length === 0 && isTaken(reads.second);
    const filtered = isSame
      ? { ...(await filteredAll(context, place)), ...(await orderedAll(context, place)) }
      : {};
    const beside = (await searchedBeside(context, whole, many)) ?? againstLargeLimit;
    return asEvidence(whole, { ...reads, ...asLimited(beside), ...filtered });
  },
});

/** A search for others than the one record that a read shows. Undefined where it shows more, or its id is not in it. */
async function searchedBeside(context: GatherContext, whole: Answer, members: RecordValue) {
  const operation = calledOperation(whole);
  const { order = '' } = operation;
  const [record = {}, ...others] = recordsRead(whole);
  const { [order]: id } = record;
  if (others.length > 0 || !isNumeric(id)) return undefined;
  const filter: SearchFilter = { FieldName: order, SearchOperator: 'NotEquals', SearchValue: id.lexeme };
  const first = { ...members, Filters: [filter] };
  return compareInBracket(context, operation, { first, second: members }, recordsCutOff);
}

/** The reads with a large limit as evidence keeps them beside others. */
export const asLimited = (reads: ReadPair) => namedReads(limited, reads);

/** The reads that such evidence keeps; undefined where they were not made. */
export const readsWithLargeTop = (others: Answers): ReadPair | undefined => readsNamed(limited, others);

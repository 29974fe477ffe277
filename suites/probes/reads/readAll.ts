import Big from 'big.js';
import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { orderIds } from '../../compare/order.ts';
import {
  asOthers,
  type ComparedReads,
  compareInBracket,
  namedReads,
  type RecordAtOdds,
  readDifferences,
  readsNamed,
} from '../../compare/reads.ts';
import { probe, withFilters } from '../../kernel/probe.ts';
import { evidenceKey } from '../../kernel/Scenario.ts';
import { filterControl } from '../filters/control.ts';
import { isTaken } from '../filters/selection.ts';
import { filteredAll, orderedAll } from './ordered.ts';
import { alwaysSent, gatherWhole, tooMany, wholeKey, wholeMembers } from './wholeRead.ts';

/**
 * What a read without a limit (`first`) shows and one with a large ReturnTopNRecords (`second`) cuts off, though it is shorter than
 * it may be: records below its lowest id, for those above may be newer than the read; without an order, by content.
 */
export function cutOff(operation: Operation, reads: ComparedReads): readonly RecordAtOdds[] {
  const [all, some] = [reads.first, reads.second].map((read) => recordsIn(operation, read.decoded?.value));
  if (all === undefined || some === undefined || all.length <= some.length || !isTaken(reads.second))
    return [];
  const [lowest] = [...orderIds(operation, reads.second)].sort((one, other) => one.cmp(other));
  const isBelow = (record: RecordValue): boolean => {
    const id = operation.order === undefined ? undefined : record[operation.order];
    return lowest === undefined || (isNumeric(id) && new Big(id.lexeme).lt(lowest));
  };
  return readDifferences(operation, reads).filter(
    ({ kind, record }) => kind === 'missing' && isBelow(record),
  );
}

/** The two reads; where they differ made anew, the one between two of the other where something seems to be cut off. */
async function cappedRead(
  context: GatherContext,
  operation: Operation,
  { unlimited, whole }: { readonly unlimited: Answer; readonly whole: Answer },
): Promise<ComparedReads> {
  const known = { first: unlimited, second: whole };
  // Of what was read long ago nothing can be told once others have written: not even that it cuts nothing off.
  if (readDifferences(operation, known).length === 0) return known;
  return compareInBracket(
    context,
    operation,
    {
      askFirst: (call) => call(operation, alwaysSent(operation)),
      askSecond: (call) => call(operation, wholeMembers(context, operation)),
    },
    cutOff,
  );
}

const limited = 'limited';

/** These reads as evidence keeps them beside others. */
export const besideOthers = (reads: ComparedReads): Readonly<Record<string, Answer>> =>
  namedReads(limited, reads);

/** The reads that such evidence keeps; undefined where they were not made. */
export const limitedReads = (others: Readonly<Record<string, Answer>>): ComparedReads | undefined =>
  readsNamed(limited, others);

/**
 * All records, without ReturnTopNRecords and with -1: only of a target that has no more than may be read. `limited …` are the
 * reads that compare the first of them with a ReturnTopNRecords beyond all that there is; `filtered …` a filter without it and with -1,
 * `besideFilter` one for its order.
 */
export const readAll = probe({
  name: 'all',
  of: withFilters,
  requires: (place) => [wholeKey(place), evidenceKey(place, filterControl.name)],
  gather: (context, place) =>
    gatherWhole(context, place, async (whole) => {
      const { operation } = place;
      if (recordsIn(operation, whole.decoded?.value).length >= context.maxRecords) return tooMany(context);
      const ask = (members: object) => (call: typeof context.call) =>
        call(operation, { ...alwaysSent(operation), ...members });
      const reads = await compareInBracket(context, operation, {
        askFirst: ask({}),
        askSecond: ask({ ReturnTopNRecords: numeric(-1) }),
      });
      const limited = await cappedRead(context, operation, { unlimited: reads.first, whole });
      const isSame = readDifferences(operation, reads).length === 0 && isTaken(reads.second);
      const filtered = isSame
        ? { ...(await filteredAll(context, place)), ...(await orderedAll(context, place)) }
        : {};
      return {
        kind: 'evidence',
        evidence: { answer: whole, others: { ...asOthers(reads), ...besideOthers(limited), ...filtered } },
      };
    }),
});

import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { numeric } from '../../specs/numeric.ts';
import { evidenceKey } from '../evidenceKey.ts';
import type { Scenario } from '../Scenario.ts';
import { besideOthers, cappedRead } from './cappedRead.ts';
import { asOthers, compareReads, readDifferences } from './comparedReads.ts';
import { filterControl } from './control.ts';
import { filteredAll } from './filteredAll.ts';
import { orderedAll } from './orderedAll.ts';
import { isTaken } from './selection.ts';
import { tooMany } from './tooMany.ts';
import { alwaysSent, gatherWhole, wholeKey } from './wholeRead.ts';

/**
 * All records, without ReturnTopNRecords and with -1: only of a target that has no more than may be read. `limited …` are the
 * reads that compare the first of them with a ReturnTopNRecords beyond all that there is; `filtered …` a filter without it and with -1,
 * `besideFilter` one for its order.
 */
export const readAll: Scenario = {
  name: 'all',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [wholeKey(place), evidenceKey(place, filterControl.name)],
  gather: (context, place) =>
    gatherWhole(context, place, async (whole) => {
      const { operation } = place;
      if (recordsIn(operation, whole.decoded?.value).length >= context.maxRecords) return tooMany(context);
      const ask = (members: object) => (call: typeof context.call) =>
        call(operation, { ...alwaysSent(operation), ...members });
      const reads = await compareReads(context, operation, {
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
};

import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Scenario } from '../Scenario.ts';
import { besideOthers, cappedRead } from './cappedRead.ts';
import { asOthers, compareReads } from './comparedReads.ts';
import { tooMany } from './tooMany.ts';
import { alwaysSent, gatherWhole, wholeKey } from './wholeRead.ts';

/**
 * All records, without ReturnTopNRecords and with -1: only of a target that has no more than may be read. `limited …` are the
 * reads that compare the first of them with a ReturnTopNRecords beyond all that there is.
 */
export const readAll: Scenario = {
  name: 'all',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [wholeKey(place)],
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
      return {
        kind: 'evidence',
        evidence: { answer: whole, others: { ...asOthers(reads), ...besideOthers(limited) } },
      };
    }),
};

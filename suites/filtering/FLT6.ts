import type { Evidence } from '../../harness/Evidence.ts';
import { listedRecords, recordsIn, stillRecords } from '../../harness/oracle/listedRecords.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { evidenceKey } from '../evidenceKey.ts';
import { blocked, judged } from '../judgements.ts';
import type { Scenario } from '../Scenario.ts';
import { asMember } from '../searching/attemptSelection.ts';
import { filterControl, gatherControlled } from '../searching/control.ts';
import { operationOf } from '../searching/operationOf.ts';
import { saidBy } from '../searching/saidBy.ts';
import { filtersOf, isTaken } from '../searching/selection.ts';
import { inWords } from '../searching/shownFaults.ts';
import { wholeMembers } from '../searching/wholeRead.ts';

/** The working filter, which the newest record does not pass, with ReturnTopNRecords 1. */
const topOfFiltered: Scenario = {
  name: 'filter-top',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [evidenceKey(place, filterControl.name)],
  gather: (context, place) =>
    gatherControlled(context, place, async (control, whole) => {
      const { operation } = place;
      const sent = { ...wholeMembers(context, operation), Filters: asMember(filtersOf(control.answer)) };
      const top = await context.call(operation, { ...sent, ReturnTopNRecords: numeric(1) });
      const others = { before: control.answer, top };
      const evidence = { answer: whole, others };
      if (!isCutTooSoon(operation, evidence)) return { kind: 'evidence', evidence };
      const { Filters: _, ...unfiltered } = sent;
      const one = { ReturnTopNRecords: numeric(1) };
      const bracket = await context.undisturbed(async (call) => ({
        before: await call(operation, sent),
        top: await call(operation, { ...sent, ...one }),
        after: await call(operation, sent),
        // A limit that brings nothing without filters either is GET-5's matter.
        plain: await call(operation, { ...unfiltered, ...one }),
      }));
      return { kind: 'evidence', evidence: { answer: whole, others: bracket } };
    }),
};

/** Whether the filters leave a record that stood still, and the top one of what they leave is none at all. */
function isCutTooSoon(operation: Operation, { others }: Evidence): boolean {
  const { before, top, after } = others;
  if (top === undefined || top.exchange.response === null) return false;
  const left = listedRecords(operation, before?.decoded?.value);
  const still =
    after === undefined
      ? left
      : stillRecords(operation, left, listedRecords(operation, after.decoded?.value));
  return still.size > 0 && (!isTaken(top) || recordsIn(operation, top.decoded?.value).length === 0);
}

/** ReturnTopNRecords counts after the filters. */
export const FLT6: ClauseSuite = {
  scenarios: (operation) => (operation.filters === true ? [topOfFiltered] : []),
  checks: [
    {
      clause: 'FLT-6',
      level: 'MUST',
      scenario: topOfFiltered.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const operation = operationOf(subject);
        const { evidence } = subject;
        const { before, top } = evidence.others;
        if (before === undefined || top === undefined)
          return blocked('nothing', 'there was no filter to try');
        if (recordsIn(operation, subject.value).length < 2)
          return blocked('nothing', 'among fewer than two records a limit shows nothing');
        if (recordsIn(operation, before.decoded?.value).length === 0)
          return blocked('nothing', 'the filter leaves no record');
        if (!isCutTooSoon(operation, evidence)) return judged([]);
        const { plain } = evidence.others;
        if (plain !== undefined && recordsIn(operation, plain.decoded?.value).length === 0)
          return blocked('clause:GET-5', 'ReturnTopNRecords 1 brings nothing without filters either');
        return judged([
          {
            message: `with ReturnTopNRecords 1, ${inWords(filtersOf(top))} brings nothing`,
            expected: 'the newest of the records that it selects',
            actual: isTaken(top) ? 'none' : saidBy(top),
            path: operation.list ?? '',
            exchange: top.exchange,
          },
        ]);
      },
    },
  ],
};

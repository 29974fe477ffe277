import type { Evidence, GatherContext } from '../../../harness/Evidence.ts';
import type { Violation } from '../../../harness/Judgement.ts';
import { listedRecords, recordsIn } from '../../../harness/oracle/listedRecords.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { toTheEightGets } from '../../../specs/rules.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { isDisordered } from '../../compare/order.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { on, probe, withFilters } from '../../kernel/probe.ts';
import { evidenceKey } from '../../kernel/Scenario.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { filterControl, gatherControlled } from '../../probes/filters/control.ts';
import { limitedFilters } from '../../probes/filters/listsOnPurpose.ts';
import { partsOf } from '../../probes/filters/listTruth.ts';
import {
  asMember,
  filtersOf,
  isSilent,
  isTaken,
  type SelectionTrial,
} from '../../probes/filters/selection.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { topFaults } from '../../probes/reads/topTrials.ts';
import { wholeMembers } from '../../probes/reads/wholeRead.ts';
import { inWords } from './shownFaults.ts';

const one = { ReturnTopNRecords: numeric(1) };

/** Working filters, which leave several records and not the newest, with ReturnTopNRecords 1. */
const topOfFiltered = probe({
  name: 'filter-top',
  of: withFilters,
  requires: (place) => [filterControl, singleTrials].map(({ name }) => evidenceKey(place, name)),
  gather: (context, place) =>
    gatherControlled(context, place, async (control, whole) => {
      const { operation } = place;
      const single = await context.other(evidenceKey(place, singleTrials.name));
      const pool = [control, ...(single.kind === 'evidence' ? trialsOf(single.evidence) : [])];
      const [newest] = listedRecords(operation, whole.decoded?.value).keys();
      // What the whole read shows as the newest may not be that any more; the control names a record that never is.
      const best = limitedFilters(operation, pool, newest);
      const alone = filtersOf(control.answer);
      let seen: Evidence | undefined;
      let emptied: Evidence = { answer: whole, others: {} };
      for (const filters of best === undefined ? [alone] : [alone, best]) {
        const sent = { ...wholeMembers(context, operation), Filters: asMember(filters) };
        const top = await context.call(operation, { ...sent, ...one });
        const tried = { answer: whole, others: { ...partsOf(filters, pool), top } };
        if (isDoubtful(operation, tried)) {
          const others = await bracket(context, operation, sent);
          const anew = { answer: whole, others };
          if (recordsIn(operation, others.before.decoded?.value).length > 0)
            return { kind: 'evidence', evidence: anew };
          // What these filters left is gone by now; perhaps not what the others do.
          emptied = anew;
        } else seen = tried;
      }
      return { kind: 'evidence', evidence: seen ?? emptied };
    }),
});

/** The same asked anew with nobody between, and the limit without filters: if that is not kept either, GET-5 is broken. */
const bracket = (context: GatherContext, operation: Operation, sent: RecordValue) =>
  context.undisturbed(async (call) => {
    const { Filters: _, ...unfiltered } = sent;
    return {
      before: await call(operation, sent),
      top: await call(operation, { ...sent, ...one }),
      after: await call(operation, sent),
      plain: await call(operation, { ...unfiltered, ...one }),
    };
  });

/** The trials of single filters, none where one of them selects what it should not (FLT-1). */
const trialsOf = ({ counterexample, trials = [] }: Evidence): readonly SelectionTrial[] =>
  counterexample === undefined ? trials : [];

/** What the target's own answers to each filter alone have in common. */
function keysLeft(operation: Operation, { others }: Evidence, filters: readonly SearchFilter[]) {
  const [first, ...more] = filters.map((_, index) =>
    listedRecords(operation, others[`part${index}`]?.decoded?.value),
  );
  return [...(first?.keys() ?? [])].filter((key) => more.every((part) => part.has(key)));
}

/** Whether something seems wrong by those answers, which may be long ago: enough to ask anew, and no more. */
function isDoubtful(operation: Operation, evidence: Evidence): boolean {
  const { top } = evidence.others;
  if (top === undefined || isSilent(top)) return false;
  const left = keysLeft(operation, evidence, filtersOf(top));
  if (left.length === 0) return false;
  if (!isTaken(top) || recordsIn(operation, top.decoded?.value).length !== 1) return true;
  const [newest] = listedRecords(operation, top.decoded?.value).keys();
  return operation.order !== undefined && left.some((other) => Number(other) > Number(newest));
}

/** ReturnTopNRecords counts after the filters. */
export const FLT6: JudgedClause = clause('FLT-6', {
  level: 'MUST',
  statement: 'ReturnTopNRecords counts after the filters.',
  section: 'Limits 1',
  judging: 'The top N of what the filters leave, not the filtered part of the top N.',
  appliesTo: toTheEightGets,
  checks: [
    on(topOfFiltered, (subject) => {
      const operation = operationOf(subject);
      const { evidence } = subject;
      const { before, after, top, plain } = evidence.others;
      if (top === undefined) return blocked('nothing', 'there was no filter to try');
      if (recordsIn(operation, subject.value).length < 2)
        return blocked('nothing', 'among fewer than two records a limit shows nothing');
      const filters = filtersOf(top);
      if (before === undefined)
        return keysLeft(operation, evidence, filters).length === 0
          ? blocked('nothing', 'the filters leave no record')
          : judged([]);
      if (!isTaken(before) || recordsIn(operation, before.decoded?.value).length === 0)
        return blocked('nothing', 'the filters leave no record');
      const others = { before, ...(after === undefined ? {} : { after }) };
      const faults = topFaults(operation, { answer: top, others });
      if (faults.length === 0) return judged([]);
      const unlimited = { answer: plain ?? top, others: { before: subject.answer } };
      if (plain !== undefined && topFaults(operation, unlimited).length > 0)
        return blocked('clause:GET-5', 'ReturnTopNRecords 1 is not kept without filters either');
      if (isDisordered(operation, subject.answer))
        return blocked('clause:GET-2', 'records do not come in order without filters either');
      const message = `with ReturnTopNRecords 1, ${inWords(filters)} does not bring the newest of what it selects`;
      return judged(faults.map((fault): Violation => ({ ...fault, message })));
    }),
  ],
});

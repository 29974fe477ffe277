import { allShown, wholeMembers } from '../../../generators/messages/readMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import type { Evidence } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isSilent } from '../../../harness/exchanges/outcome.ts';
import { knownFilters } from '../../../harness/oracle/choosing/listsOfPool.ts';
import { filtersByOr, limitedFilters } from '../../../harness/oracle/choosing/listsOnPurpose.ts';
import { partsOf } from '../../../harness/oracle/listTruth.ts';
import { filtersOf } from '../../../harness/oracle/selectionTrial.ts';
import { inWords } from '../../../harness/oracle/shownFaults.ts';
import { topFaults } from '../../../harness/oracle/topFaults.ts';
import { isDisordered } from '../../../harness/records/idOrder.ts';
import { calledOperation, isTaken, recordsByKey, recordsRead } from '../../../harness/records/listed.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { toTheEightGets } from '../../../specs/appliesTo.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import { evidenceKey, type ScenarioPlace } from '../../kernel/probe.ts';
import { controlledProbe } from '../../probes/filters/controlledProbe.ts';
import { singleTrials, soundTrials } from '../../probes/filters/singleTrials.ts';

const one = { ReturnTopNRecords: numeric(1) };

/**
 * Working filters, which leave several records and not the newest, with ReturnTopNRecords 1. In every second format deleted records are
 * asked for as well, since a server may read those in another way. In the other formats, two filters are joined by Or as well.
 */
const topOfFiltered = controlledProbe<'top' | 'before' | 'after' | 'plain' | 'all' | 'asMany' | 'allAgain'>({
  name: 'filter-top',
  after: [singleTrials],
  gather: async (control, whole, context, place) => {
    const { operation } = place;
    const pool = [control, ...soundTrials(await context.other(evidenceKey(place, singleTrials.name)))];
    const [newest] = recordsByKey(whole).keys();
    // What the whole read shows as the newest may not be that any more; the control names a record that never is.
    const best = limitedFilters(knownFilters(pool), newest);
    const unfiltered = { ...wholeMembers(context, operation), ...(asksForDeleted(place) ? allShown : {}) };
    let seen: Evidence | undefined;
    let emptied: Evidence = { answer: whole, others: {} };
    const byOr = turnOf(place, 'limitOfFiltersByOr') === 'yes' ? filtersByOr(knownFilters(pool)) : undefined;
    const lists = [filtersOf(control.answer), best, byOr];
    for (const filters of lists.filter((list) => list !== undefined)) {
      const sent = { ...unfiltered, Filters: filters };
      const top = await context.call(operation, { ...sent, ...one });
      const tried = { answer: whole, others: { ...partsOf(filters, pool), top } };
      if (!isDoubtful(tried)) {
        seen = tried;
        continue;
      }
      const others = await readAnew(context, whole, sent);
      const anew = { answer: whole, others };
      if (recordsRead(others.before).length > 0) return { kind: 'evidence', evidence: anew };
      // What these filters left is gone by now; perhaps not what the others do.
      emptied = anew;
    }
    return { kind: 'evidence', evidence: seen ?? emptied };
  },
});

export const FLT6 = clause('FLT-6', {
  statement: 'ReturnTopNRecords is applied after the filters.',
  section: 'Limits 1',
  judging: 'The top N of what the filters leave, not the filtered part of the top N.',
  appliesTo: toTheEightGets,
  checks: [
    on(topOfFiltered, ({ answer, evidence }) => {
      const { before, after, top } = evidence.others;
      if (top === undefined) return blocked('nothing', 'there was no filter to try');
      if (recordsRead(answer).length < 2)
        return blocked('nothing', 'with fewer than two records, a limit shows nothing');
      const isEmptied = before && (!isTaken(before) || recordsRead(before).length === 0);
      if (isEmptied ?? keysLeft(evidence, top).length === 0)
        return blocked('nothing', 'the filters leave no record');
      if (before === undefined) return [];
      const faults = topFaults({
        answer: top,
        others: { before, ...(after === undefined ? {} : { after }) },
      });
      if (faults.length === 0) return [];
      if (breaksLimitsAlone(evidence))
        return blocked(
          'clause:GET-5',
          'the target does not keep to ReturnTopNRecords without filters either',
        );
      if (isDisordered(answer))
        return blocked('clause:GET-2', 'records do not come in order without filters either');
      const message = `with ReturnTopNRecords 1, ${inWords(filtersOf(top))} does not bring the newest of what it selects`;
      return faults.map((fault) => ({ ...fault, message }));
    }),
  ],
});

/** The records that the target finds by each of the filters alone; by any of them, where Or joins them. */
function keysLeft({ others }: Evidence, top: Answer): readonly string[] {
  const filters = filtersOf(top);
  const [first, ...more] = filters.map((_, index) => [...recordsByKey(others[`part${index}`]).keys()]);
  if (filters[1]?.AndOr === 'Or') return [...new Set([first ?? [], ...more].flat())];
  return (first ?? []).filter((key) => more.every((part) => part.includes(key)));
}

/** Whether limits without filters are not kept either. Others may delete a record meanwhile, so all are read before and after. */
function breaksLimitsAlone({ others: { plain, all, asMany, allAgain } }: Evidence): boolean {
  if (plain === undefined || all === undefined || asMany === undefined || allAgain === undefined)
    return false;
  const isBroken = (limited: Answer) =>
    topFaults({ answer: limited, others: { before: all, after: allAgain } }).length > 0;
  return isBroken(plain) || (isTaken(asMany) && isBroken(asMany));
}

const asksForDeleted = (place: ScenarioPlace): boolean =>
  place.operation.showDeleted === true && turnOf(place, 'deletedInFilterTop') === 'yes';

/** Whether something seems wrong by those answers, which may be long ago: enough to ask again, and no more. */
function isDoubtful(evidence: Evidence): boolean {
  const { top } = evidence.others;
  if (top === undefined || isSilent(top)) return false;
  const left = keysLeft(evidence, top);
  if (left.length === 0) return false;
  if (!isTaken(top) || recordsRead(top).length !== 1) return true;
  const [newest] = recordsByKey(top).keys();
  return calledOperation(top).order !== undefined && left.some((other) => Number(other) > Number(newest));
}

/**
 * Reads again with no other call in between. Then limits without filters, of one record and of as many as there are (`asMany`). If one
 * of them is not kept either, GET-5 is broken.
 */
const readAnew = (context: GatherContext, whole: Answer, sent: RecordValue) =>
  context.undisturbed(async (call) => {
    const operation = calledOperation(whole);
    const { Filters: _, ...unfiltered } = sent;
    const before = await call(operation, sent);
    const top = await call(operation, { ...sent, ...one });
    const after = await call(operation, sent);
    const all = await call(operation, unfiltered);
    const plain = await call(operation, { ...unfiltered, ...one });
    const many = { ReturnTopNRecords: numeric(Math.max(1, recordsRead(all).length)) };
    const asMany = await call(operation, { ...unfiltered, ...many });
    return { before, top, after, plain, all, asMany, allAgain: await call(operation, unfiltered) };
  });

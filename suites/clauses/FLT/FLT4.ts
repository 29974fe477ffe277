import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { atDefaultAddress, both, formatIs, takesFilters } from '../../../specs/rules.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import {
  asOthers,
  type ComparedReads,
  compareInBracket,
  judgeReads,
  readDifferences,
  readsIn,
} from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked } from '../../kernel/judgements.ts';
import { on, probe, withFilters } from '../../kernel/probe.ts';
import { evidenceKey } from '../../kernel/Scenario.ts';
import { operationOf } from '../../kernel/Subject.ts';
import {
  filterControl,
  fractionFilter,
  gatherControlled,
  numberFilter,
} from '../../probes/filters/control.ts';
import { asMember, filterEffect, filtersOf, isTaken } from '../../probes/filters/selection.ts';
import { wholeMembers } from '../../probes/reads/wholeRead.ts';

/** One filter with its value as text and as a number. */
async function bothWays(
  context: GatherContext,
  operation: Operation,
  filter: SearchFilter,
  known: Answer | undefined,
): Promise<{ readonly reads: ComparedReads; readonly second: readonly SearchFilter[] }> {
  const value = typeof filter.SearchValue === 'string' ? numeric(filter.SearchValue) : filter.SearchValue;
  const second = [{ ...filter, SearchValue: value }];
  const ask = (filters: readonly SearchFilter[]) => (call: typeof context.call) =>
    call(operation, { ...wholeMembers(context, operation), Filters: asMember(filters) });
  const reads = await compareInBracket(context, operation, {
    known,
    askFirst: ask([filter]),
    askSecond: ask(second),
  });
  return { reads, second };
}

/** The working filter on a numeric field in both ways, and where that is fine one that searches for a fraction. */
const asNumber = probe({
  name: 'filter-number',
  of: withFilters,
  requires: (place) => [evidenceKey(place, filterControl.name)],
  gather: (context, place) =>
    gatherControlled(context, place, async (control, whole) => {
      const { operation } = place;
      const working = filtersOf(control.answer)[0];
      const filter = numberFilter(operation, whole, working);
      if (filter === undefined)
        return { kind: 'blocked', cause: 'nothing', message: 'no record holds a number to search for' };
      const first = await bothWays(
        context,
        operation,
        filter,
        filter === working ? control.answer : undefined,
      );
      const fraction = fractionFilter(operation, whole);
      const differs = readDifferences(operation, first.reads).length > 0 || !isTaken(first.reads.second);
      const { reads, second } =
        differs || fraction === undefined ? first : await bothWays(context, operation, fraction, undefined);
      return {
        kind: 'evidence',
        evidence: { answer: whole, others: { ...asOthers(reads), whole }, counterexample: second },
      };
    }),
});

/** The SearchValue of a numeric field may be a number or text. */
export const FLT4: JudgedClause = clause('FLT-4', {
  level: 'MUST',
  statement: 'The SearchValue for a numeric field may be a number or text.',
  section: 'Filter (used by all Get operations)',
  judging: 'Both are answered alike.',
  appliesTo: {
    reason: 'Only json tells a number from a text; the eight Gets whose rows list Filters.',
    holds: both(takesFilters, formatIs('json'), atDefaultAddress),
  },
  checks: [
    on(asNumber, (subject) => {
      const operation = operationOf(subject);
      const { first, whole } = subject.evidence.others;
      if (first !== undefined && whole !== undefined) {
        const effect = filterEffect(operation, { answer: first, others: { before: whole } });
        if (effect === 'refused') return blocked('clause:FLT-5', 'the field is not searched by at all');
        if (effect === 'untold') return blocked('nothing', 'the search may be refused for finding nothing');
      }
      return judgeReads(
        operation,
        readsIn(subject.evidence.others),
        'a SearchValue that is a number',
        'the same as text',
      );
    }),
  ],
});

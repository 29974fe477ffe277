import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { numeric } from '../../../specs/numeric.ts';
import { atDefaultAddress, both, formatIs, takesFilters } from '../../../specs/rules.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { calledOperation, isTaken } from '../../compare/listed.ts';
import {
  compareInBracket,
  judgeReads,
  type ReadNames,
  readDifferences,
  readsIn,
} from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { controlledProbe, fractionFilter, numberFilter } from '../../probes/filters/control.ts';
import { asMember, filterEffect, filtersOf } from '../../probes/filters/selection.ts';
import { wholeMembers } from '../../probes/reads/wholeRead.ts';

/** The working filter on a numeric field in both ways, and where that is fine one that searches for a fraction. */
const asNumber = controlledProbe<ReadNames | 'whole'>({
  name: 'filter-number',
  gather: async (control, whole, context) => {
    const working = filtersOf(control.answer)[0];
    const filter = numberFilter(whole, working);
    if (filter === undefined) return blocked('nothing', 'no record holds a number to search for');
    const known = filter === working ? control.answer : undefined;
    const made = await bothWays(context, whole, filter, known);
    const isSame = isTaken(made.reads.second) && readDifferences(made.reads).length === 0;
    const fraction = isSame ? fractionFilter(whole) : undefined;
    const { reads, counterexample } = fraction ? await bothWays(context, whole, fraction, undefined) : made;
    return {
      kind: 'evidence',
      evidence: { answer: whole, others: { ...reads, whole }, counterexample },
    };
  },
});

/** One filter with its value as text and as a number. */
async function bothWays(
  context: GatherContext,
  whole: Answer,
  filter: SearchFilter,
  known: Answer | undefined,
) {
  const { SearchValue: text } = filter;
  const counterexample = [{ ...filter, SearchValue: typeof text === 'string' ? numeric(text) : text }];
  const operation = calledOperation(whole);
  const members = wholeMembers(context, operation);
  const first = { ...members, Filters: asMember([filter]) };
  const second = { ...members, Filters: asMember(counterexample) };
  return { reads: await compareInBracket(context, operation, { known, first, second }), counterexample };
}

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
    on(asNumber, ({ evidence: { others } }) => {
      const { first, whole } = others;
      if (first !== undefined && whole !== undefined) {
        const effect = filterEffect({ answer: first, others: { before: whole } });
        if (effect === 'refused') return blocked('clause:FLT-5', 'the field is not searched by at all');
        if (effect === 'untold') return blocked('nothing', 'the search may be refused for finding nothing');
      }
      return judgeReads(readsIn(others), 'a SearchValue that is a number', 'the same as text');
    }),
  ],
});

import { wholeMembers } from '../../../generators/messages/readMembers.ts';
import {
  judgeReads,
  type ReadNames,
  readDifferences,
  readsIn,
} from '../../../harness/canonical/pairedReads.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  fractionFilter,
  numberFilter,
  zeroFilter,
} from '../../../harness/oracle/choosing/filtersOfRecords.ts';
import { filterEffect, filterOf } from '../../../harness/oracle/selectionTrial.ts';
import { calledOperation, isTaken } from '../../../harness/records/listed.ts';
import { compareInBracket } from '../../../harness/settle/brackets.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { numeric } from '../../../specs/numeric.ts';
import { formatIs, takesFilters } from '../../../specs/rules.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { clause, on } from '../../kernel/clause.ts';
import { controlledProbe } from '../../probes/filters/controlledProbe.ts';

/** The working filter on a numeric field in both ways. Where that is fine, one for 0, and one for a fraction. */
const asNumber = controlledProbe<ReadNames | 'whole'>({
  name: 'filter-number',
  gather: async (control, whole, context) => {
    const working = filterOf(control.answer);
    const filter = numberFilter(whole, working);
    if (filter === undefined) return blocked('nothing', 'no record holds a number to search for');
    const known = filter === working ? control.answer : undefined;
    let { reads, counterexample } = await bothWays(context, whole, filter, known);
    for (const other of [zeroFilter(whole), fractionFilter(whole)]) {
      const isSame = isTaken(reads.second) && readDifferences(reads).length === 0;
      const next = isSame && other ? await bothWays(context, whole, other, undefined) : undefined;
      // Where the text finds nothing, and is refused for that, the reads before it tell more.
      if (next !== undefined && isTaken(next.reads.first)) ({ reads, counterexample } = next);
    }
    return { kind: 'evidence', evidence: { answer: whole, others: { ...reads, whole }, counterexample } };
  },
});

export const FLT4 = clause('FLT-4', {
  statement: 'The SearchValue for a numeric field may be a number or text.',
  section: 'Filter (used by all Get operations)',
  judging: 'Both are answered alike.',
  appliesTo: atHome(
    'Only json tells a number from a text; the eight Gets whose rows list Filters.',
    takesFilters,
    formatIs('json'),
  ),
  checks: [
    on(asNumber, ({ others }) => {
      const { first, whole } = others;
      if (first !== undefined && whole !== undefined) {
        const effect = filterEffect({ answer: first, others: { before: whole } });
        if (effect === 'refused')
          return blocked('clause:FLT-5', 'the target does not search by this field at all');
        if (effect === 'untold')
          return blocked('nothing', 'the target may refuse the search because it finds nothing');
      }
      return judgeReads(readsIn(others), 'a SearchValue that is a number', 'the same as text');
    }),
  ],
});

/** One filter with its value as text and as a number. */
async function bothWays(
  context: GatherContext,
  whole: Answer,
  filter: SearchFilter,
  known: Answer | undefined,
) {
  const { SearchValue: text } = filter;
  const counterexample = [
    { ...filter, SearchValue: typeof text === 'string' ? numeric(withTwoDigits(text)) : text },
  ];
  const operation = calledOperation(whole);
  const members = wholeMembers(context, operation);
  const first = { ...members, Filters: [filter] };
  const second = { ...members, Filters: counterexample };
  return { reads: await compareInBracket(context, operation, { known, first, second }), counterexample };
}

/** A number, with a zero after a single fraction digit. A third digit may be more than a server takes. */
const withTwoDigits = (text: string): string => (/\.\d$/.test(text) ? `${text}0` : text);

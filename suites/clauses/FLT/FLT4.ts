import Big from 'big.js';
import { type SearchField, searchableFields } from '../../../generators/filters/searchableFields.ts';
import { wholeMembers } from '../../../generators/messages/readMembers.ts';
import {
  judgeReads,
  type ReadNames,
  readDifferences,
  readsIn,
} from '../../../harness/canonical/comparedReads.ts';
import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { calledOperation, isTaken, recordsRead } from '../../../harness/exchanges/listed.ts';
import { tellingFilter } from '../../../harness/oracle/chosenFilters.ts';
import { asMember, filterEffect, filterOf } from '../../../harness/oracle/selectionTrial.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { atHome, formatIs, takesFilters } from '../../../specs/rules.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { clause, on } from '../../kernel/clause.ts';
import { controlledProbe } from '../../probes/filters/control.ts';
import { compareInBracket } from '../../settle/brackets.ts';

/** The working filter on a numeric field in both ways. Where that is fine, one for a fraction, whose number ends in a zero. */
const asNumber = controlledProbe<ReadNames | 'whole'>({
  name: 'filter-number',
  gather: async (control, whole, context) => {
    const working = filterOf(control.answer);
    const filter = numberFilter(whole, working);
    if (filter === undefined) return blocked('nothing', 'no record holds a number to search for');
    const known = filter === working ? control.answer : undefined;
    const made = await bothWays(context, whole, filter, known);
    const isSame = isTaken(made.reads.second) && readDifferences(made.reads).length === 0;
    const fraction = isSame ? fractionFilter(whole) : undefined;
    const { reads, counterexample } = fraction
      ? await bothWays(context, whole, fraction, undefined, '0')
      : made;
    return { kind: 'evidence', evidence: { answer: whole, others: { ...reads, whole }, counterexample } };
  },
});

/** One filter with its value as text and as a number, whose digits end in `endOfNumber`. */
async function bothWays(
  context: GatherContext,
  whole: Answer,
  filter: SearchFilter,
  known: Answer | undefined,
  endOfNumber = '',
) {
  const { SearchValue: text } = filter;
  const counterexample = [
    { ...filter, SearchValue: typeof text === 'string' ? numeric(`${text}${endOfNumber}`) : text },
  ];
  const operation = calledOperation(whole);
  const members = wholeMembers(context, operation);
  const first = { ...members, Filters: asMember([filter]) };
  const second = { ...members, Filters: asMember(counterexample) };
  return { reads: await compareInBracket(context, operation, { known, first, second }), counterexample };
}

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

/** A filter on a numeric field: the working one where it is, else Equals on a number that records hold. */
function numberFilter(whole: Answer, working: SearchFilter): SearchFilter | undefined {
  const numbers = numericFields(calledOperation(whole));
  if (numbers.some(({ name }) => name === working.FieldName)) return working;
  for (const field of numbers) {
    const filter = tellingFilter({
      field,
      operator: 'Equals',
      records: recordsRead(whole),
      shape: itemShape(calledOperation(whole)),
    });
    if (filter !== undefined) return filter;
  }
  return undefined;
}

/** Equals on a fraction that a record holds; undefined where none does. */
function fractionFilter(whole: Answer): SearchFilter | undefined {
  for (const { name } of numericFields(calledOperation(whole))) {
    for (const { [name]: held } of recordsRead(whole)) {
      const SearchValue = isNumeric(held) ? new Big(held.lexeme).toFixed() : '';
      if (/^\d{1,12}\.\d*[1-9]$/.test(SearchValue))
        return { FieldName: name, SearchOperator: 'Equals', SearchValue };
    }
  }
  return undefined;
}

const numericFields = (operation: Operation): readonly SearchField[] =>
  searchableFields(itemShape(operation)).filter(
    ({ type }) => type === 'int' || type === 'decimal' || type === 'number',
  );

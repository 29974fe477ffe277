import { numeric } from '../../specs/numeric.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { evidenceKey } from '../evidenceKey.ts';
import { blocked } from '../judgements.ts';
import type { Scenario } from '../Scenario.ts';
import { asMember } from '../searching/attemptSelection.ts';
import { asOthers, compareReads, readsIn } from '../searching/comparedReads.ts';
import { filterControl, gatherControlled } from '../searching/control.ts';
import { numberFilter } from '../searching/controlFilters.ts';
import { judgeReads } from '../searching/judgeReads.ts';
import { operationOf } from '../searching/operationOf.ts';
import { effectOf, filtersOf, isTaken } from '../searching/selection.ts';
import { wholeMembers } from '../searching/wholeRead.ts';

/** The working filter on a numeric field with its value as text and as a number. */
const asNumber: Scenario = {
  name: 'filter-number',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [evidenceKey(place, filterControl.name)],
  gather: (context, place) =>
    gatherControlled(context, place, async (control, whole) => {
      const { operation } = place;
      const filter = numberFilter(operation, whole, filtersOf(control.answer)[0]);
      if (filter === undefined)
        return { kind: 'blocked', cause: 'nothing', message: 'no record holds a number to search for' };
      const value = typeof filter.SearchValue === 'string' ? numeric(filter.SearchValue) : filter.SearchValue;
      const second = [{ ...filter, SearchValue: value }];
      const ask = (filters: typeof second | readonly (typeof filter)[]) => (call: typeof context.call) =>
        call(operation, { ...wholeMembers(context, operation), Filters: asMember(filters) });
      const reads = await compareReads(context, operation, {
        known: filter === filtersOf(control.answer)[0] ? control.answer : undefined,
        askFirst: ask([filter]),
        askSecond: ask(second),
      });
      return {
        kind: 'evidence',
        evidence: { answer: whole, others: { ...asOthers(reads), whole }, counterexample: second },
      };
    }),
};

/** The SearchValue of a numeric field may be a number or text. */
export const FLT4: ClauseSuite = {
  scenarios: (operation) => (operation.filters === true ? [asNumber] : []),
  checks: [
    {
      clause: 'FLT-4',
      level: 'MUST',
      scenario: asNumber.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const operation = operationOf(subject);
        const { first, whole } = subject.evidence.others;
        if (first !== undefined && whole !== undefined) {
          const effect = isTaken(first)
            ? effectOf(operation, { answer: first, others: { before: whole } })
            : 'refused';
          if (effect === 'refused') return blocked('clause:FLT-5', 'the field is not searched by at all');
        }
        return judgeReads(
          operation,
          readsIn(subject.evidence.others),
          'a SearchValue that is a number',
          'the same as text',
        );
      },
    },
  ],
};

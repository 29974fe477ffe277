import type { Violation } from '../../../harness/Judgement.ts';
import { identity } from '../../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { saidBy } from '../../compare/reads.ts';
import { breach, shown } from '../../kernel/judgements.ts';
import {
  filterEffect,
  filtersOf,
  type SelectionFault,
  type SelectionTrial,
} from '../../probes/filters/selection.ts';

/** Filters as a person would say them: `Equals DiscountName "a", Or LessThan DiscountID 5`. */
export const inWords = (filters: readonly SearchFilter[]): string =>
  filters
    .map(({ AndOr, FieldName, SearchOperator, SearchValue }) =>
      [AndOr, FieldName, SearchOperator, shown(SearchValue)].filter((word) => word !== undefined).join(' '),
    )
    .join(', ');

/** The faults of a filtered answer as breaches, each with the record and the members that were searched by. */
export function violationsOf(
  operation: Operation,
  trial: SelectionTrial,
  faults: readonly SelectionFault[],
): readonly Violation[] {
  const { exchange } = trial.answer;
  const filters = filtersOf(trial.answer);
  const asked = inWords(filters);
  return faults.map((fault): Violation => {
    const path = operation.list ?? '';
    if (fault.kind === 'refused')
      return breach(
        { exchange },
        `the target refuses ${asked}`,
        'the records that it selects',
        saidBy(trial.answer),
        path,
      );
    const record = recordInWords(operation, fault.record, filters);
    return fault.kind === 'missing'
      ? breach({ exchange }, `a record that ${asked} selects is missing`, record, 'not in the answer', path)
      : breach(
          { exchange },
          `a record came that ${asked} does not select`,
          'not in the answer',
          record,
          path,
        );
  });
}

/** A record by its id and the members that matter. */
function recordInWords(operation: Operation, record: RecordValue, filters: readonly SearchFilter[]): string {
  const names = new Set([
    identity(operation) ?? operation.id ?? '',
    ...filters.map(({ FieldName }) => FieldName),
  ]);
  return [...names].map((name) => `${name} ${shown(record[name])}`).join(', ');
}

/** A breach where a single filter was refused or had no effect at all. */
export function withoutEffect(operation: Operation, trial: SelectionTrial): readonly Violation[] {
  const effect = filterEffect(operation, trial);
  if (effect === 'works' || effect === 'untold') return [];
  const { answer } = trial;
  const asked = inWords(filtersOf(answer));
  return [
    breach(
      answer,
      effect === 'refused' ? `the target refuses ${asked}` : `${asked} does not select`,
      'the records that it selects, and no others',
      effect === 'refused' ? saidBy(answer) : 'none of them, or all others too',
      'Filters[0].FieldName',
    ),
  ];
}

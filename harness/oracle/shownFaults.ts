import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { calledOperation, isTaken, saidBy } from '../records/listed.ts';
import { identity } from '../records/recordKeys.ts';
import type { Violation } from '../verdicts/Judgement.ts';
import { breach } from '../verdicts/judgements.ts';
import { shown } from '../words/shown.ts';
import {
  filterEffect,
  filtersOf,
  type SelectionFault,
  type SelectionTrial,
  singleFaults,
  singleTruth,
  truthsIn,
} from './selectionTrial.ts';
import type { Truth } from './Truth.ts';

/** Filters as a person would say them: `DiscountName Equals "a", Or DiscountID LessThan "5"`. */
export const inWords = (filters: readonly SearchFilter[]): string =>
  filters
    .map(({ AndOr, FieldName, SearchOperator, SearchValue }) =>
      [AndOr, FieldName, SearchOperator, shown(SearchValue)].filter((word) => word !== undefined).join(' '),
    )
    .join(', ');

const refusal = (search: string): string => `the target refuses ${search}`;

/** The faults of a filtered answer as breaches, each with the record and the members that were searched by. */
export function violationsOf(
  { answer }: SelectionTrial,
  faults: readonly SelectionFault[],
): readonly Violation[] {
  const operation = calledOperation(answer);
  const path = operation.list ?? '';
  const filters = filtersOf(answer);
  const search = inWords(filters);
  const names = [identity(operation) ?? operation.id ?? '', ...filters.map(({ FieldName }) => FieldName)];
  return faults.map((fault): Violation => {
    if (fault.kind === 'refused')
      return breach(answer, refusal(search), 'the records that it selects', saidBy(answer), path);
    const record = [...new Set(names)].map((name) => `${name} ${shown(fault.record[name])}`).join(', ');
    return fault.kind === 'missing'
      ? breach(answer, `a record that ${search} selects is missing`, record, 'not in the answer', path)
      : breach(answer, `a record came that ${search} does not select`, 'not in the answer', record, path);
  });
}

/** A breach where a single filter was refused or had no effect at all. */
export function withoutEffect(trial: SelectionTrial): readonly Violation[] {
  const { answer } = trial;
  const search = inWords(filtersOf(answer));
  const effect = filterEffect(trial);
  if (effect === 'works' || effect === 'untold') return [];
  const [message, actual] =
    effect === 'refused'
      ? [refusal(search), saidBy(answer)]
      : [`${search} does not select`, 'none of them, or all others too'];
  const expected = 'the records that it selects, and no others';
  return [breach(answer, message, expected, actual, 'Filters[0].FieldName')];
}

/** Whether, of some record that stood still, the filters of a taken answer are known to select it or to leave it out. */
export const isTold = (trial: SelectionTrial, truth: (record: RecordValue) => Truth): boolean =>
  isTaken(trial.answer) && truthsIn(trial, truth).some((one) => one !== 'open');

/** What single filters did wrong; undefined where the document leaves open for every record whether they select it. */
export function searchedFor(trials: readonly SelectionTrial[]): readonly Violation[] | undefined {
  const violations = trials.flatMap((trial) => violationsOf(trial, singleFaults(trial)));
  const isKnown = violations.length > 0 || trials.some((trial) => isTold(trial, singleTruth(trial.answer)));
  return isKnown ? violations : undefined;
}

import type { Violation } from '../../harness/Judgement.ts';
import type { Operation } from '../../specs/Operation.ts';
import { saidBy } from './saidBy.ts';
import { effectOf, filtersOf, type SelectionTrial } from './selection.ts';
import { inWords } from './shownFaults.ts';

/** A breach where a single filter was refused or had no effect at all. */
export function withoutEffect(operation: Operation, trial: SelectionTrial): readonly Violation[] {
  const effect = effectOf(operation, trial);
  if (effect === 'works' || effect === 'untold') return [];
  const { answer } = trial;
  const asked = inWords(filtersOf(answer));
  return [
    {
      message: effect === 'refused' ? `the target refuses ${asked}` : `${asked} does not select`,
      expected: 'the records that it selects, and no others',
      actual: effect === 'refused' ? saidBy(answer) : 'none of them, or all others too',
      path: 'Filters[0].FieldName',
      exchange: answer.exchange,
    },
  ];
}

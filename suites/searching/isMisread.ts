import type { Operation } from '../../specs/Operation.ts';
import { effectOf, filtersOf, type SelectionTrial, singleTruth, stillIn } from './selection.ts';

/**
 * Whether Equals on a text had no effect though another operator finds by the same field: the field is searched by, and
 * the operator or the value is what was misread (FLT-1, not FLT-5).
 */
export const isMisread = (
  operation: Operation,
  trial: SelectionTrial,
  trials: readonly SelectionTrial[],
): boolean =>
  effectOf(operation, trial) === 'ignored' &&
  trials.some((other) => fieldOf(other) === fieldOf(trial) && finds(operation, other));

const fieldOf = ({ answer }: SelectionTrial): string | undefined => filtersOf(answer)[0]?.FieldName;

/** Whether a filter brought one that it selects and left out one that it does not. */
function finds(operation: Operation, trial: SelectionTrial): boolean {
  const truth = singleTruth(operation, trial.answer);
  const due = new Set([...stillIn(operation, trial).values()].map(({ record }) => truth(record)));
  return due.has('yes') && due.has('no') && effectOf(operation, trial) === 'works';
}

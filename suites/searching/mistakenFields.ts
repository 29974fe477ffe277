import { type SearchField, searchableFields } from '../../generators/filters/searchableFields.ts';
import { not } from '../../harness/oracle/Truth.ts';
import { truthOf } from '../../harness/oracle/truthOf.ts';
import type { Operation } from '../../specs/Operation.ts';
import { isExample } from './documentedExample.ts';
import {
  effectOf,
  faultsBy,
  filtersOf,
  itemShape,
  type SelectionTrial,
  singleFaults,
  singleTruth,
  stillIn,
} from './selection.ts';

/** The types of which Equals leaves nothing open, so that what is wrong with one member alone is that member's. */
const plain: readonly SearchField['type'][] = ['bool', 'int', 'decimal', 'number'];

const fieldOf = (operation: Operation, { answer }: SelectionTrial): SearchField | undefined => {
  const [filter] = filtersOf(answer);
  return filter?.SearchOperator !== 'Equals'
    ? undefined
    : searchableFields(itemShape(operation)).find(
        ({ name, type }) => name === filter.FieldName && plain.includes(type),
      );
};

/** Whether Equals on a bool or a number has an effect, and brings what it should not or lacks what it should bring. */
export const isPartlyWrong = (operation: Operation, trial: SelectionTrial): boolean =>
  fieldOf(operation, trial) !== undefined &&
  effectOf(operation, trial) === 'works' &&
  singleFaults(trial).length > 0;

/**
 * The trials that were answered by another member than the one that was asked for (FLT-5): their answers are what
 * Equals selects there, and it is without fault on others of the type. Where it is wrong in any other way on one of
 * that type, the operator is what is broken (FLT-1).
 */
export function mistakenFields(
  operation: Operation,
  trials: readonly SelectionTrial[],
): readonly SelectionTrial[] {
  const typeOf = (trial: SelectionTrial) => fieldOf(operation, trial)?.type;
  const wrong = trials.filter((trial) => isPartlyWrong(operation, trial));
  return wrong.filter((trial) => {
    const type = typeOf(trial);
    const alike = trials.filter((other) => typeOf(other) === type);
    return (
      !filtersOf(trial.answer).some((filter) => isExample(operation, filter)) &&
      alike.some((other) => singleFaults(other).length === 0) &&
      alike.filter((other) => wrong.includes(other)).every((other) => isByAnother(operation, other))
    );
  });
}

/**
 * Whether Equals on a flag was answered with all that it does not select and nothing else: the flag is searched by, and
 * the value is what was misread (FLT-1). Where another flag's answer is just that, the field is what was mistaken.
 */
export function isTurnedAround(operation: Operation, trial: SelectionTrial): boolean {
  if (fieldOf(operation, trial)?.type !== 'bool' || singleFaults(trial).length === 0) return false;
  const truth = singleTruth(operation, trial.answer);
  const truths = [...stillIn(operation, trial).values()].map(({ record }) => truth(record));
  return (
    truths.includes('yes') &&
    truths.includes('no') &&
    faultsBy(operation, trial, (record) => not(truth(record))).length === 0 &&
    !isByAnother(operation, trial)
  );
}

/** Whether an answer is what the same filter on another member of the type selects: some, and not others. */
function isByAnother(operation: Operation, trial: SelectionTrial): boolean {
  const shape = itemShape(operation);
  const asked = fieldOf(operation, trial);
  const [filter] = filtersOf(trial.answer);
  if (asked === undefined || filter === undefined) return false;
  const still = [...stillIn(operation, trial).values()];
  return searchableFields(shape).some(({ name, type }) => {
    if (type !== asked.type || name === asked.name) return false;
    const truth = (record: (typeof still)[number]['record']) =>
      truthOf({ ...filter, FieldName: name }, record, shape);
    const truths = still.map(({ record }) => truth(record));
    return truths.includes('yes') && truths.includes('no') && faultsBy(operation, trial, truth).length === 0;
  });
}

import {
  operatorsOf,
  type SearchField,
  searchableFields,
} from '../../generators/filters/searchableFields.ts';
import { itemShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { calledOperation } from '../records/listed.ts';
import { documentedExamples, isExample } from './choosing/documentedExamples.ts';
import {
  faultsBy,
  fieldNameOf,
  filterEffect,
  filterOf,
  isMisselected,
  isWithoutEffect,
  type SelectionTrial,
  singleTruth,
  truthsIn,
} from './selectionTrial.ts';
import { not, type Truth } from './Truth.ts';
import { truthOf } from './truthOf.ts';

/** Whether some records are for certain selected, and some are not. */
const areMixed = (truths: readonly Truth[]): boolean => truths.includes('yes') && truths.includes('no');

/**
 * Whether Equals had no effect, though another operator or another value finds by the same field. Then the field is searched by, and the
 * operator or the value was misread (FLT-1, not FLT-5).
 */
export const isMisread = (trial: SelectionTrial, trials: readonly SelectionTrial[]): boolean =>
  filterEffect(trial) === 'ignored' &&
  trials.some((other) => fieldNameOf(other) === fieldNameOf(trial) && finds(other));

/** Whether a filter brought one that it selects and left out one that it does not. */
const finds = (trial: SelectionTrial): boolean =>
  areMixed(truthsIn(trial, singleTruth(trial.answer))) && !isWithoutEffect(trial);

/** The types for which Equals leaves nothing open. So what is wrong with one member alone is that member's. */
const plain: readonly SearchField['type'][] = ['bool', 'int', 'decimal', 'number'];

/** The field of such a type that Equals was tried on. */
function plainField({ answer }: SelectionTrial): SearchField | undefined {
  const { FieldName, SearchOperator: operator } = filterOf(answer);
  if (operator !== 'Equals') return undefined;
  return searchableFields(itemShape(calledOperation(answer))).find(
    ({ name, type }) => name === FieldName && plain.includes(type),
  );
}

/** Whether Equals on a bool or a number has an effect, and brings what it should not or lacks what it should bring. */
export const isPartlyWrong = (trial: SelectionTrial): boolean =>
  plainField(trial) !== undefined && !isWithoutEffect(trial) && isMisselected(trial);

/**
 * The trials that were answered by another member than the one that was asked for (FLT-5): their answers are what Equals selects there.
 * It is right on other members of the type. Where Equals is wrong on the type in any other way, it is broken itself (FLT-1).
 */
export function mistakenFields(trials: readonly SelectionTrial[]): readonly SelectionTrial[] {
  const wrong = trials.filter(isPartlyWrong);
  return wrong.filter((trial) => {
    const type = plainField(trial)?.type;
    const ofType = trials.filter((other) => plainField(other)?.type === type);
    return (
      !isExampleTrial(trial) &&
      ofType.some((other) => !isMisselected(other)) &&
      ofType.filter((other) => wrong.includes(other)).every(isByAnother)
    );
  });
}

/** Whether a trial is a documented example, which FLT-8 judges. */
export const isExampleTrial = ({ answer }: SelectionTrial): boolean =>
  isExample(calledOperation(answer), filterOf(answer));

/**
 * Whether Equals on a flag was answered with all that it does not select and nothing else: the flag is searched by, and the value was
 * misread (FLT-1). If that is the answer of another flag, the field was mistaken.
 */
export function isTurnedAround(trial: SelectionTrial): boolean {
  if (plainField(trial)?.type !== 'bool' || !isMisselected(trial)) return false;
  const truth = singleTruth(trial.answer);
  return (
    areMixed(truthsIn(trial, truth)) &&
    faultsBy(trial, (record) => not(truth(record))).length === 0 &&
    !isByAnother(trial)
  );
}

/** Whether an answer is what the same filter on another member of the type selects: some, and not others. */
function isByAnother(trial: SelectionTrial): boolean {
  const shape = itemShape(calledOperation(trial.answer));
  const field = plainField(trial);
  if (field === undefined) return false;
  const filter = filterOf(trial.answer);
  return searchableFields(shape)
    .filter(({ name, type }) => type === field.type && name !== field.name)
    .some(({ name: FieldName }) => {
      const truth: ReturnType<typeof singleTruth> = (record) =>
        truthOf({ ...filter, FieldName }, record, shape);
      return areMixed(truthsIn(trial, truth)) && faultsBy(trial, truth).length === 0;
    });
}

/** Members that the target does not write as documented: what to search for in them is not sure. */
export const oddlyWritten = ({ decoded }: Answer): readonly string[] => [
  ...new Set((decoded?.deviations ?? []).map(({ path }) => path.split('.').at(-1) ?? '')),
];

/** What the trials of fields say about where else filters may be tried. */
interface TriedFields {
  /** The trials whose fields, or documented examples, other clauses judge (FLT-5, FLT-8). */
  readonly dead: readonly SelectionTrial[];
  /** The fields that are known to be searched by, to try an operator on. */
  readonly working: (operator: SearchOperator) => readonly SearchField[];
  /** The fields that are known to be searched by, and those about which nothing is known. */
  readonly alive: (operator: SearchOperator) => readonly SearchField[];
}

/**
 * The fields that operators may be tried on. A field that an operator has no effect on is another clause's, also where the operator has
 * no other field to be tried on.
 */
export function triedFields(operation: Operation, made: readonly SelectionTrial[]): TriedFields {
  const mistaken = mistakenFields(made);
  const dead = made.filter(
    (one) =>
      (isWithoutEffect(one) && !isTurnedAround(one) && !isMisread(one, made)) || mistaken.includes(one),
  );
  const working = made.filter((one) => !dead.includes(one)).map(fieldNameOf);
  const all = searchableFields(itemShape(operation));
  const alive = all.filter(({ name }) => dead.every((one) => fieldNameOf(one) !== name));
  const triedFor = (operator: SearchOperator, some: readonly SearchField[]): readonly SearchField[] =>
    fieldsFor(operation, operator, some).filter(({ name }) =>
      dead.every((one) => fieldNameOf(one) !== name || filterOf(one.answer).SearchOperator !== operator),
    );
  return {
    dead,
    working: (operator) =>
      triedFor(
        operator,
        all.filter(({ name }) => working.includes(name)),
      ),
    alive: (operator) => triedFor(operator, alive),
  };
}

/**
 * The fields that an operator is tried on. FLT-8 judges the documented examples, so an example's field is among them only where `fields`
 * has no other field of its type.
 */
function fieldsFor(
  operation: Operation,
  operator: SearchOperator,
  fields: readonly SearchField[],
): readonly SearchField[] {
  const able = fields.filter((field) => operatorsOf(field).includes(operator));
  const examples = documentedExamples(operation).filter((example) => example.operator === operator);
  const isOfExample = ({ name }: SearchField): boolean => examples.some(({ field }) => field === name);
  const others = able.filter((field) => !isOfExample(field));
  return able.filter((field) => !isOfExample(field) || others.every(({ type }) => type !== field.type));
}

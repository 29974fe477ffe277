import type { RecordShape } from '../../../specs/Shape.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import type { OpenChoices } from '../../openChoices.ts';
import { member } from '../../records/member.ts';
import { type Comparison, compare } from './compare.ts';

export type Condition = (record: RecordValue) => boolean;

const operators: Readonly<Record<string, (comparison: Comparison) => boolean>> = {
  Equals: ({ order }) => order === 0,
  NotEquals: ({ order }) => order !== 0,
  Contains: ({ contains }) => contains,
  LessThan: ({ order }) => order !== null && order < 0,
};

/**
 * One filter as a condition on records of that shape; null for a filter that says nothing (operator `Undefined`). Raises
 * OperationFailure for an operator or a field that can't be searched (rule 10).
 */
export function conditionOf(filter: RecordValue, shape: RecordShape, choices: OpenChoices): Condition | null {
  const operator = member.text(filter, 'SearchOperator');
  if (operator === '' || operator === 'Undefined') return null;
  const holds = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (holds === undefined) {
    throw refusal(
      'SearchOperator',
      `SearchOperator "${operator}" is not one of Undefined, ${Object.keys(operators).join(', ')}.`,
    );
  }
  const field = member.text(filter, 'FieldName');
  const searched = member.text(filter, 'SearchValue');
  checkField(field, shape);
  return (record) => {
    const value: Value | undefined = Object.hasOwn(record, field) ? record[field] : undefined;
    if (operator === 'NotEquals' && !choices.emptyIsNotEqual && isEmpty(value, field, shape)) return false;
    return holds(compare(value ?? null, searched, choices));
  };
}

/** Whether a field is empty; enumerations show that as None or Undefined. */
const isEmpty = (value: Value | undefined, field: string, shape: RecordShape): boolean => {
  const type = shape.byName.get(field)?.type;
  const isNamed = type?.kind === 'scalar' && type.type === 'enumeration';
  return (value ?? '') === '' || (isNamed && (value === 'None' || value === 'Undefined'));
};

function checkField(field: string, shape: RecordShape): void {
  const found = shape.byName.get(field);
  if (found?.type.kind === 'scalar' || (found === undefined && shape.open)) return;
  throw refusal(
    'FieldName',
    found === undefined
      ? `FieldName "${field}" is no field of ${shape.name}.`
      : `FieldName "${field}" of ${shape.name} holds no single value to search by.`,
  );
}

const refusal = (field: string, message: string): OperationFailure =>
  new OperationFailure(message, { errors: [{ field: `Filters.${field}`, message }] });

import { compareDecimals, parseDecimal } from '../values/decimal.ts';
import type { ScalarKind, Shape } from '../values/MemberType.ts';
import type { RecordValue, Value } from '../values/Value.ts';
import { textOf } from '../values/Value.ts';
import { foldText } from './foldText.ts';
import { Refusal } from './Refusal.ts';

/** A filter with its member found in the searched records. */
export interface Condition {
  readonly either: boolean;
  readonly member: string;
  readonly kind: ScalarKind;
  readonly operator: string;
  readonly wanted: string;
}

const OPERATORS = new Set(['equals', 'notequals', 'contains', 'lessthan']);

/** Reads the filters of a request; those with the operator Undefined have no effect. */
export function readConditions(filters: readonly RecordValue[], shape: Shape): Condition[] {
  const conditions = filters.map((filter) => readCondition(filter, shape));
  return conditions.filter((condition) => condition.operator !== 'undefined');
}

/** Joins the conditions from the first to the last, each with the result so far. */
export function matchesFilters(record: RecordValue, conditions: readonly Condition[]): boolean {
  return conditions.reduce((soFar, condition, index) => {
    const own = holds(record[condition.member] ?? null, condition);
    if (index === 0) return own;
    return condition.either ? soFar || own : soFar && own;
  }, true);
}

function readCondition(filter: RecordValue, shape: Shape): Condition {
  const sent = textOf(filter, 'FieldName').trim();
  const found = [...shape].find(([name]) => name.toLowerCase() === sent.toLowerCase());
  const operator = (textOf(filter, 'SearchOperator').trim() || 'Undefined').toLowerCase();
  if (!found) throw new Refusal(`There is no field ${sent} to filter by.`, 'FieldName');
  const [member, { kind }] = found;
  if (kind === 'record' || kind === 'list' || kind === 'datetime')
    throw new Refusal(`${member} cannot be filtered by.`, 'FieldName');
  if (operator !== 'undefined' && !OPERATORS.has(operator))
    throw new Refusal(`There is no operator ${operator}.`, 'SearchOperator');
  const either = textOf(filter, 'AndOr').trim().toLowerCase() === 'or';
  return { either, member, kind, operator, wanted: textOf(filter, 'SearchValue') };
}

/** A field without a value is found by no operator, not even NotEquals. */
function holds(value: Value, condition: Condition): boolean {
  if (value === null || value === '') return false;
  const { operator, kind, wanted } = condition;
  const numeric = kind === 'int' || kind === 'number' || kind === 'decimal' || kind === 'intText';
  if (operator === 'contains') return containsText(foldText(String(value)), foldText(wanted));
  if (numeric) return holdsNumber(String(value), operator, wanted);
  const own = foldText(String(value));
  const other = kind === 'bool' ? boolText(foldText(wanted)) : foldText(wanted);
  if (operator === 'lessthan') return own < other;
  return (own === other) === (operator === 'equals');
}

function holdsNumber(value: string, operator: string, wanted: string): boolean {
  const number = parseDecimal(wanted);
  if (number === undefined) return operator === 'notequals';
  const order = compareDecimals(value, number);
  if (operator === 'lessthan') return order < 0;
  return (order === 0) === (operator === 'equals');
}

/** An asterisk in the searched text stands for anything, and an empty searched text finds nothing. */
function containsText(text: string, wanted: string): boolean {
  let at = 0;
  for (const part of wanted.split('*')) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return wanted !== '';
}

function boolText(text: string): string {
  return text === '1' ? 'true' : text === '0' ? 'false' : text;
}

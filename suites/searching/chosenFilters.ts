import type { SearchField } from '../../generators/filters/searchableFields.ts';
import { ownValues, searchValues } from '../../generators/filters/searchValues.ts';
import type { Truth } from '../../harness/oracle/Truth.ts';
import { truthOf } from '../../harness/oracle/truthOf.ts';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** A word that no record of anybody's holds. */
const strange = 'zqassayqz';

/** The commonest name of an enumeration's first value: no text to search for elsewhere, but here what records hold. */
const noneOfAll = 'None';

/** Sent where no record holds a value: that the field is taken can be judged all the same. */
const anyValue = { int: '1', decimal: '1', number: '1', bool: 'true', string: strange, intText: '1' };

interface Choice {
  readonly field: SearchField;
  readonly operator: SearchOperator;
  readonly records: readonly RecordValue[];
  readonly shape: RecordShape;
}

/** So many values of a field are looked at for one that tells; a target may hold thousands. */
const looked = 60;

/**
 * Values that are part of some others, and not of all, before those that are not: by these Equals is told from Contains,
 * as `1` beside `10` and `2`.
 */
function sharpFirst(values: readonly string[]): readonly string[] {
  const folded = values.map((value) => value.toLowerCase());
  const isSharp = (value: string): boolean => {
    const holding = folded.filter((other) => other.includes(value.toLowerCase())).length;
    return holding > 1 && holding < values.length;
  };
  return [...values.filter(isSharp), ...values.filter((value) => !isSharp(value))];
}

/** The filters of a field and an operator, the target's own oldest values first. */
function* filtersOf({ field, operator, records }: Choice): Generator<SearchFilter> {
  const oldest = [...records].reverse();
  const held = operator === 'Contains' ? [] : ownValues(field, oldest).slice(0, looked);
  const own = operator === 'LessThan' ? held : sharpFirst(held);
  const near = searchValues(field, operator, oldest.slice(0, looked));
  const invented = field.type === 'string' ? [strange] : [];
  for (const SearchValue of new Set([...own, ...near.slice(0, looked), ...invented]))
    yield { FieldName: field.name, SearchOperator: operator, SearchValue };
}

/** The first filter that says each of these of some record. */
function firstSaying(choice: Choice, truths: readonly Truth[]): SearchFilter | undefined {
  for (const filter of filtersOf(choice)) {
    const due = new Set(choice.records.map((record) => truthOf(filter, record, choice.shape)));
    if (truths.every((truth) => due.has(truth))) return filter;
  }
  return undefined;
}

/** The filter that tells most: one that selects a record and leaves out another; undefined where there is none. */
export const tellingFilter = (choice: Choice): SearchFilter | undefined => firstSaying(choice, ['yes', 'no']);

/** One of any operator that selects a record, so that a refusal of it tells something; undefined where there is none. */
export function findingFilter(choice: Omit<Choice, 'operator'>): SearchFilter | undefined {
  for (const operator of ['Equals', 'NotEquals', 'LessThan'] as const) {
    const found = firstSaying({ ...choice, operator }, ['yes']);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The next best: one that leaves a record out, one that selects one, one that is merely to be taken. */
export function anyFilter(choice: Choice): SearchFilter | undefined {
  const { field, operator } = choice;
  const best = tellingFilter(choice) ?? firstSaying(choice, ['no']) ?? firstSaying(choice, ['yes']);
  if (best !== undefined) return best;
  const value = anyValueOf(choice);
  return value === undefined
    ? undefined
    : { FieldName: field.name, SearchOperator: operator, SearchValue: value };
}

/** A value to see by that a field is taken; of an enumeration only one that a record holds. */
function anyValueOf({ field, records }: Choice): string | undefined {
  if (field.type === 'enumeration')
    return records.some((record) => record[field.name] === noneOfAll) ? noneOfAll : undefined;
  return field.type in anyValue ? anyValue[field.type as keyof typeof anyValue] : undefined;
}

import * as fc from 'fast-check';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { SearchField } from './searchableFields.ts';
import { searchValues } from './searchValues.ts';
import { sharpWays } from './sharpWays.ts';

/** One operator, the fields it may be tried on, and the records that values are drawn from. */
export interface FilterOptions {
  readonly operator: SearchOperator;
  readonly fields: readonly SearchField[];
  readonly records: readonly RecordValue[];
}

/** How many values of a field are tried, and on how many records, for what tells the operator from a wrong one. */
const mostTried = 60;

interface Choice {
  readonly field: SearchField;
  readonly values: readonly string[];
}

/** The fields that have a searchable value. */
const choicesOf = ({ operator, fields, records }: FilterOptions): readonly Choice[] =>
  fields
    .map((field) => ({ field, values: searchValues(field, operator, records) }))
    .filter(({ values }) => values.length > 0);

/** For each way to tell the operator from a wrong one, the fields and values that do so; ways without any are left out. */
function sharpOf(
  choices: readonly Choice[],
  { operator, records }: FilterOptions,
): readonly (readonly Choice[])[] {
  const some = records.slice(0, mostTried);
  return sharpWays[operator]
    .map((tells) =>
      choices
        .map(({ field, values }) => ({
          field,
          values: values.slice(0, mostTried).filter(tells(field, some)),
        }))
        .filter(({ values }) => values.length > 0),
    )
    .filter((way) => way.length > 0);
}

/** Single filters without AndOr, mostly sharp ones if there are any; null if no record holds a searchable value. */
export function filterArbitrary(options: FilterOptions): fc.Arbitrary<SearchFilter> | null {
  const choices = choicesOf(options);
  if (choices.length === 0) return null;
  const sharp = sharpOf(choices, options).flat();
  const any = drawnFrom(options.operator, choices);
  if (sharp.length === 0) return any;
  return fc.oneof(
    { weight: 4, arbitrary: drawnFrom(options.operator, sharp) },
    { weight: 1, arbitrary: any },
  );
}

/**
 * The ways to be sharp in turn, field after field. Every second field goes through them backwards. Otherwise a way could meet
 * only one kind of turn, such as those that ask for all records.
 */
function inTurns(ways: readonly (readonly Choice[])[]): readonly Choice[] {
  const longest = Math.max(...ways.map(({ length }) => length));
  return Array.from({ length: longest }, (_, field) => {
    const here = ways.flatMap((way) => way[field] ?? []);
    return field % 2 === 0 ? here : here.toReversed();
  }).flat();
}

/**
 * The filter that is sent on purpose, whatever the seed: a sharp one if there is any. The next turn takes the next way to be
 * sharp, or the next field. Undefined if no record holds a searchable value.
 */
export function filterOnPurpose(options: FilterOptions, turn: number): SearchFilter | undefined {
  const choices = choicesOf(options);
  const sharp = sharpOf(choices, options);
  const some = inTurns(sharp.length === 0 ? [choices] : sharp);
  const choice = some[turn % Math.max(some.length, 1)];
  if (choice === undefined) return undefined;
  const { field, values } = choice;
  const SearchValue = values[(turn * 7) % values.length];
  return SearchValue === undefined
    ? undefined
    : { FieldName: field.name, SearchOperator: options.operator, SearchValue };
}

const drawnFrom = (
  operator: SearchOperator,
  choices: readonly { readonly field: SearchField; readonly values: readonly string[] }[],
): fc.Arbitrary<SearchFilter> =>
  fc.constantFrom(...choices).chain(({ field, values }) =>
    fc.constantFrom(...values).map((value) => ({
      FieldName: field.name,
      SearchOperator: operator,
      SearchValue: value,
    })),
  );

import * as fc from 'fast-check';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { isEdge } from './isEdge.ts';
import { isSharp } from './isSharp.ts';
import type { SearchField } from './searchableFields.ts';
import { searchValues } from './searchValues.ts';

/** One operator, the fields it may be tried on, and the records that values are drawn from. */
export interface FilterOptions {
  readonly operator: SearchOperator;
  readonly fields: readonly SearchField[];
  readonly records: readonly RecordValue[];
  /**
   * Of the sharp ones of LessThan, which are few, those of one kind on one field are drawn from, and at the next turn those of the
   * next.
   */
  readonly turn?: number;
}

/** So many values of a field are looked at for sharp ones, and on so many records. */
const looked = 60;

/**
 * Single filters without AndOr, most of them sharp ones where there are any; null where no record holds a value that
 * could be searched for.
 */
export function filterArbitrary({
  operator,
  fields,
  records,
  turn = 0,
}: FilterOptions): fc.Arbitrary<SearchFilter> | null {
  const some = records.slice(0, looked);
  const choices = fields
    .map((field) => ({ field, values: searchValues(field, operator, records) }))
    .filter(({ values }) => values.length > 0);
  if (choices.length === 0) return null;
  const sharp = [isSharp, isEdge]
    .flatMap((tells) =>
      choices.map(({ field, values }) => ({
        field,
        values: values.slice(0, looked).filter((value) => tells(field, operator, value, some)),
      })),
    )
    .filter(({ values }) => values.length > 0);
  const any = drawnFrom(operator, choices);
  if (sharp.length === 0) return any;
  const at = turn % sharp.length;
  const best = operator === 'LessThan' ? sharp.slice(at, at + 1) : sharp;
  return fc.oneof({ weight: 4, arbitrary: drawnFrom(operator, best) }, { weight: 1, arbitrary: any });
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

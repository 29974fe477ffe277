import * as fc from 'fast-check';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { SearchField } from './searchableFields.ts';
import { searchValues } from './searchValues.ts';

/** One operator, the fields it may be tried on, and the records that values are drawn from. */
export interface FilterOptions {
  readonly operator: SearchOperator;
  readonly fields: readonly SearchField[];
  readonly records: readonly RecordValue[];
}

/** Single filters without AndOr; null where no record holds a value that could be searched for. */
export function filterArbitrary({
  operator,
  fields,
  records,
}: FilterOptions): fc.Arbitrary<SearchFilter> | null {
  const choices = fields
    .map((field) => ({ field, values: searchValues(field, operator, records) }))
    .filter(({ values }) => values.length > 0);
  if (choices.length === 0) return null;
  return fc.constantFrom(...choices).chain(({ field, values }) =>
    fc.constantFrom(...values).map((value) => ({
      FieldName: field.name,
      SearchOperator: operator,
      SearchValue: value,
    })),
  );
}

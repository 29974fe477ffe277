import Big from 'big.js';
import { type SearchField, searchableFields } from '../../generators/filters/searchableFields.ts';
import type { Answer } from '../../harness/Answer.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { anyFilter, tellingFilter } from './chosenFilters.ts';
import { documentedExamples } from './documentedExample.ts';
import { itemShape } from './selection.ts';

/** A field that is not searched by is FLT-5's matter, so one more or two are tried before filters count as broken. */
const most = 3;

/**
 * The plainest filters, of which one has to work before any other is worth sending: Equals on the id of the oldest
 * record, then on other fields that tell records apart.
 */
export function controlFilters(
  operation: Operation,
  records: readonly RecordValue[],
): readonly SearchFilter[] {
  if (records.length === 0) return [];
  const shape = itemShape(operation);
  const examples = documentedExamples(operation).map(({ field }) => field);
  const rank = ({ name }: SearchField): number => {
    if (name === (operation.order ?? operation.id)) return 0;
    return examples.includes(name) ? 2 : 1;
  };
  const choose = records.length === 1 ? anyFilter : tellingFilter;
  const filters: SearchFilter[] = [];
  for (const field of [...searchableFields(shape)].sort((one, other) => rank(one) - rank(other))) {
    const filter = choose({ field, operator: 'Equals', records, shape });
    if (filter !== undefined) filters.push(filter);
    if (filters.length === most) break;
  }
  return filters;
}

/** A filter on a numeric field: the working one where it is, else Equals on a number that records hold. */
export function numberFilter(
  operation: Operation,
  whole: Answer,
  working: SearchFilter | undefined,
): SearchFilter | undefined {
  const shape = itemShape(operation);
  const numbers = numericFields(operation);
  if (working !== undefined && numbers.some(({ name }) => name === working.FieldName)) return working;
  const records = recordsIn(operation, whole.decoded?.value);
  return numbers
    .flatMap((field) => tellingFilter({ field, operator: 'Equals', records, shape }) ?? [])
    .find(({ FieldName }) => FieldName !== working?.FieldName);
}

/** Equals on a fraction that a record holds; undefined where none does. */
export function fractionFilter(operation: Operation, whole: Answer): SearchFilter | undefined {
  const records = recordsIn(operation, whole.decoded?.value);
  for (const { name } of numericFields(operation)) {
    for (const { [name]: held } of records) {
      if (isNumeric(held) && /^\d{1,12}\.\d*[1-9]$/.test(new Big(held.lexeme).toFixed()))
        return { FieldName: name, SearchOperator: 'Equals', SearchValue: new Big(held.lexeme).toFixed() };
    }
  }
  return undefined;
}

const numericFields = (operation: Operation): readonly SearchField[] =>
  searchableFields(itemShape(operation)).filter(
    ({ type }) => type === 'int' || type === 'decimal' || type === 'number',
  );

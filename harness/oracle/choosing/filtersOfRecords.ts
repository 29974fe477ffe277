import Big from 'big.js';
import { type SearchField, searchableFields } from '../../../generators/filters/searchableFields.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { equalTo, type SearchFilter } from '../../../specs/SearchFilter.ts';
import { isNumericType } from '../../../specs/Shape.ts';
import type { Answer } from '../../exchanges/Answer.ts';
import { calledOperation, recordsRead } from '../../records/listed.ts';
import { truthOf } from '../truthOf.ts';
import { tellingFilter } from './chosenFilters.ts';

/** A filter on a numeric field: the working one where it is, else Equals on a number that records hold. */
export function numberFilter(whole: Answer, working: SearchFilter): SearchFilter | undefined {
  const numbers = numericFields(calledOperation(whole));
  if (numbers.some(({ name }) => name === working.FieldName)) return working;
  for (const field of numbers) {
    const filter = tellingFilter({
      field,
      operator: 'Equals',
      records: recordsRead(whole),
      shape: itemShape(calledOperation(whole)),
    });
    if (filter !== undefined) return filter;
  }
  return undefined;
}

/** A filter by 0: Equals where some records hold 0 in a numeric field, LessThan where some hold less and others more; else undefined. */
export function zeroFilter(whole: Answer): SearchFilter | undefined {
  for (const { name } of numericFields(calledOperation(whole))) {
    const held = recordsRead(whole).flatMap(({ [name]: one }) =>
      isNumeric(one) ? [Number(one.lexeme)] : [],
    );
    const filter = { FieldName: name, SearchValue: '0' } as const;
    if (held.includes(0) && held.some((one) => one !== 0)) return { ...filter, SearchOperator: 'Equals' };
    if (Math.min(...held) < 0 && Math.max(...held) > 0) return { ...filter, SearchOperator: 'LessThan' };
  }
  return undefined;
}

/** Equals on a fraction that a record holds, of a single digit if there is one; undefined where none does. */
export function fractionFilter(whole: Answer): SearchFilter | undefined {
  const found: SearchFilter[] = [];
  for (const { name } of numericFields(calledOperation(whole))) {
    for (const { [name]: held } of recordsRead(whole)) {
      const SearchValue = isNumeric(held) ? new Big(held.lexeme).toFixed() : '';
      if (/^\d{1,12}\.\d*[1-9]$/.test(SearchValue)) found.push(equalTo(name, SearchValue));
    }
  }
  return found.find(({ SearchValue }) => /\.\d$/.test(String(SearchValue))) ?? found[0];
}

const numericFields = (operation: Operation): readonly SearchField[] =>
  searchableFields(itemShape(operation)).filter(({ type }) => isNumericType(type));

/** A filter to be joined by Or, that selects one of the records that the first leaves out; none where it leaves out none. */
export function orAnother(filter: SearchFilter, whole: Answer): readonly SearchFilter[] {
  const { id = '' } = calledOperation(whole);
  const shape = itemShape(calledOperation(whole));
  const other = recordsRead(whole).find((record) => truthOf(filter, record, shape) === 'no')?.[id];
  return isNumeric(other) ? [{ AndOr: 'Or', ...equalTo(id, other.lexeme) }] : [];
}

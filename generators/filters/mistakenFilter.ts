import { compareDecimals, plainDecimal } from '../../specs/decimals.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { type SearchOperator, searchOperators } from '../../specs/SearchFilter.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { SearchField } from './searchableFields.ts';
import { ownValues, searchValues } from './searchValues.ts';
import { strange } from './tameText.ts';

/** How a broken server may mistake a filter: it ignores it, takes it for another operator, or compares only the beginning of its SearchValue. */
export type FilterMistake = 'ignored' | 'cut' | SearchOperator;

/** How many characters a broken server may compare if it looks only at the beginning. */
const comparedPrefix = 12;

/** The mistakes that can be made with an operator and a SearchValue. */
export const mistakesOf = (operator: SearchOperator, searched: string): readonly FilterMistake[] => [
  'ignored',
  ...searchOperators.filter((other) => other !== operator),
  ...(operator === 'Equals' && searched.length > comparedPrefix ? (['cut'] as const) : []),
];

/**
 * Whether a record that holds this value comes where its filter is mistaken. Only a guess, to choose a SearchValue by: no answer may be
 * judged by it.
 */
export function comesByMistake(
  mistake: Exclude<FilterMistake, 'ignored'>,
  held: Value | undefined,
  searched: string,
): boolean {
  if (mistake === 'cut') return comesByMistake('Equals', held, searched.slice(0, comparedPrefix));
  const text = (isNumeric(held) ? plainDecimal(held.lexeme) : String(held ?? '')).toLowerCase();
  const sought = searched.toLowerCase();
  const order = isNumeric(held) && isNumber(searched) ? compareDecimals(held.lexeme, searched) : undefined;
  switch (mistake) {
    case 'Equals':
      return order === undefined ? text === sought : order === 0;
    case 'NotEquals':
      return order === undefined ? text !== sought : order !== 0;
    case 'Contains':
      return text.includes(sought);
    case 'LessThan':
      return order === undefined ? text < sought : order < 0;
  }
}

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** How many values of a field are tried out; a target may hold thousands. */
const valuesTried = 24;

/**
 * SearchValues that may tell an operator from others: what records hold there, and near misses of it. Of numbers also a part, as `50` of
 * `501`, by which Equals is told from Contains.
 */
export function valuesToTell(
  field: SearchField,
  operator: SearchOperator,
  records: readonly RecordValue[],
): readonly string[] {
  const own = operator === 'Contains' ? [] : ownValues(field, records);
  const parts = operator === 'Equals' ? own.filter(isNumber).flatMap(partOf) : [];
  const near = searchValues(field, operator, records);
  const invented = field.type === 'string' ? [strange] : [];
  return [...new Set([own, parts, near, invented].flatMap((values) => values.slice(0, valuesTried)))];
}

/** A number without its last digit, which stays a number of the same sign; none where nothing of it would be left. */
const partOf = (text: string): readonly string[] =>
  /^-?[1-9]\d*(\d|\.\d{2,})$/.test(text) ? [text.slice(0, -1)] : [];

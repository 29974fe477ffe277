import { isNumeric } from '../../specs/numeric.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { SearchField } from './searchableFields.ts';

/**
 * Whether a SearchValue tells LessThan from "less or equal": an int that some record holds. A decimal that is shown may be
 * kept with more digits, and so tells nothing where it is equal (TYP-13).
 */
export const isEdge = (
  { name, type }: SearchField,
  operator: SearchOperator,
  searched: string,
  records: readonly RecordValue[],
): boolean =>
  operator === 'LessThan' &&
  type === 'int' &&
  records.some(({ [name]: held }) => isNumeric(held) && held.lexeme === searched);

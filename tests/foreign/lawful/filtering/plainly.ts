import { Refusal } from '../Refusal.ts';
import type { Matches } from './Matches.ts';

/** Nothing is empty text, letter case does not count, texts stand in the order of their code units, dates are not searched. */
export const plainly: Matches = (filter, type, held) => {
  const name = String(filter.FieldName);
  if (typeof type !== 'string' || type === 'date')
    throw new Refusal(`'${name}' cannot be searched.`, 'forbidden');
  const wanted = String(filter.SearchValue ?? '');
  const actual = String(held ?? '');
  const numeric = type === 'int' || type === 'decimal';
  const equal = numeric ? Number(actual) === Number(wanted) : actual.toLowerCase() === wanted.toLowerCase();
  switch (filter.SearchOperator) {
    case 'Equals':
      return equal;
    case 'NotEquals':
      return !equal;
    case 'Contains':
      return actual.toLowerCase().includes(wanted.toLowerCase());
    case 'LessThan':
      return numeric ? Number(actual) < Number(wanted) : actual < wanted;
    default:
      throw new Refusal(`Search operator '${filter.SearchOperator}' is not known.`, 'forbidden');
  }
};

import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { refusing } from '../hooks/refusing.ts';
import { searchedType } from '../hooks/searchedType.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const numbers = ['int', 'decimal', 'number'];

export const openSearchesRefused: Variant = {
  about:
    'Refuses searches that the document does not explain: by datetimes, for empty text, Contains in what is no text, LessThan in what is no number.',
  hook: refusing(
    getsWithFilters,
    (request, { operation }) =>
      operation !== null &&
      member.records(request, 'Filters').some((filter: RecordValue) => {
        const type = searchedType(operation, member.text(filter, 'FieldName')) ?? '';
        const operator = member.text(filter, 'SearchOperator');
        return (
          type === 'datetime' ||
          (!isNumeric(filter.SearchValue) && member.text(filter, 'SearchValue') === '') ||
          (operator === 'Contains' && (type === 'bool' || numbers.includes(type))) ||
          (operator === 'LessThan' && !numbers.includes(type))
        );
      }),
    'This search is not possible.',
  ),
};

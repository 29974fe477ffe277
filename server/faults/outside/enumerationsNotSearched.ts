import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';
import { searchedType } from '../../hooks/searchedType.ts';
import { member } from '../../records/member.ts';

const operations = ['DocumentTypeGet', 'SalesOrderGet', 'ShippingProviderGet'];

export const enumerationsNotSearched: Fault = {
  clause: 'FLT-5',
  about: 'Enumerations are stored as numbers: a filter on one by the name of its value is refused.',
  causes: ['some scalar members cannot be searched by'],
  operations,
  hook: refusing(
    operations,
    (request, { operation }) =>
      operation !== null &&
      member
        .records(request, 'Filters')
        .some(
          (filter) =>
            searchedType(operation, member.text(filter, 'FieldName')) === 'enumeration' &&
            !/^\d+$/.test(member.text(filter, 'SearchValue')),
        ),
    'Input string was not in a correct format.',
  ),
};

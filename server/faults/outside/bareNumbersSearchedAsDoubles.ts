import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';
import { refusing } from '../../hooks/refusing.ts';
import { searchedType } from '../../hooks/searchedType.ts';
import { member } from '../../records/member.ts';

const operations = ['ShippingProviderGet', 'ProductClientGet'];

const doubled = onBody({ operations, bodies: ['json'] }, (text) =>
  text.replace(/("SearchValue"\s*:\s*)(-?\d+)(?=\s*[,}])/g, '$1"$2.0"'),
);

const refused = refusing(
  operations,
  (request, { operation }) =>
    operation !== null &&
    member
      .records(request, 'Filters')
      .some(
        (filter) =>
          searchedType(operation, member.text(filter, 'FieldName')) === 'int' &&
          /^-?\d+\.0$/.test(member.text(filter, 'SearchValue')),
      ),
  'The search failed: invalid input syntax for type integer.',
);

export const bareNumbersSearchedAsDoubles: Fault = {
  clause: 'FLT-4',
  about:
    'The new JSON library reads a bare SearchValue as a double, so 501 becomes "501.0". The new database refuses that for integer columns; 501 as text works.',
  operations,
  hook: (inner, store, server) => ({ ...doubled(inner, store, server), ...refused(inner, store, server) }),
};

import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const pricesNotSearched: Fault = {
  clause: 'FLT-5',
  about: 'In soap11 links of products cannot be searched by a decimal.',
  causes: ['some scalar members cannot be searched by'],
  operations: ['ProductClientGet'],
  hook: refusing(
    ['ProductClientGet'],
    (request, { body }) =>
      body === 'soap11' &&
      member
        .records(request, 'Filters')
        .some((filter) => /Price|Quantity/.test(member.text(filter, 'FieldName'))),
    'Amounts cannot be searched by.',
  ),
};

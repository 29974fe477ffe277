import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

const examples: readonly string[] = [
  'DocumentTypeDescription Contains',
  'DocumentTypeOptionsShowDiscount Equals',
  'ProductID Equals',
  'SalesOrderShippingAddress NotEquals',
  'DashboardBoxGridType Equals',
];

export const exampleRefused: Fault = {
  clause: 'FLT-8',
  about: 'The filters of the documented examples are refused, all but that by ShippingProviderId.',
  causes: ['a filter of the documented examples is refused'],
  operations: ['*Get'],
  hook: refusing(
    getsWithFilters,
    (request) =>
      member
        .records(request, 'Filters')
        .some(({ FieldName, SearchOperator }) => examples.includes(`${FieldName} ${SearchOperator}`)),
    'This filter is not supported.',
  ),
};

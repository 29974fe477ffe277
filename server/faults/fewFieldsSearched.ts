import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

const fields: readonly string[] = [
  'DashboardBoxTitle',
  'DashboardBoxDescription',
  'DashboardBoxType',
  'ProductSKU',
  'ShippingProviderTrackingURL',
  'ShippingProviderComments',
  'ShippingProviderApplication',
];

export const fewFieldsSearched: Fault = {
  clause: 'FLT-5',
  about:
    'Boxes, bills of materials and shipping providers can be searched by id, name and the fields of the examples alone.',
  causes: ['some scalar members cannot be searched by'],
  operations: ['DashboardBoxGet', 'ProductBOMGet', 'ShippingProviderGet'],
  hook: refusing(
    ['DashboardBoxGet', 'ProductBOMGet', 'ShippingProviderGet'],
    (request) =>
      member.records(request, 'Filters').some((filter) => fields.includes(member.text(filter, 'FieldName'))),
    'This is no field to search by.',
  ),
};

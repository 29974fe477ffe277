import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';
import { member } from '../../records/member.ts';

export const ambiguousSkuColumn: Fault = {
  clause: 'FLT-5',
  about:
    'Since bills of materials are read with one join, the database refuses a filter on ProductSKU as ambiguous: the raw materials have a column of that name too.',
  operations: ['ProductBOMGet'],
  hook: refusing(
    ['ProductBOMGet'],
    (request) =>
      member.records(request, 'Filters').some((filter) => member.text(filter, 'FieldName') === 'ProductSKU'),
    "Ambiguous column name 'ProductSKU'.",
  ),
};

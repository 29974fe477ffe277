import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const exampleOfProvidersRefused: Fault = {
  clause: 'FLT-8',
  about: 'Shipping providers cannot be searched by LessThan on their id.',
  causes: ['a filter of the documented examples is refused'],
  operations: ['ShippingProviderGet'],
  hook: refusing(
    ['ShippingProviderGet'],
    (request) =>
      member
        .records(request, 'Filters')
        .some(
          ({ FieldName, SearchOperator }) =>
            FieldName === 'ShippingProviderId' && SearchOperator === 'LessThan',
        ),
    'This filter is not supported.',
  ),
};

import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';
import { member } from '../../records/member.ts';

const operations = ['ShippingProviderGet', 'ProductClientGet'];

export const allOrNoneAndOr: Fault = {
  clause: 'FLT-3',
  about: 'Where a later filter has an AndOr, the first is refused without one; alone it needs none.',
  causes: ['a list of filters is refused where the first has no AndOr'],
  operations,
  hook: refusing(
    operations,
    (request) => {
      const [first = {}, ...later] = member.records(request, 'Filters');
      return (
        member.text(first, 'AndOr') === '' && later.some((filter) => member.text(filter, 'AndOr') !== '')
      );
    },
    'AndOr must be given in all filters, or in none.',
  ),
};

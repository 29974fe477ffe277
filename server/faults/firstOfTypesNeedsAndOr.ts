import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const firstOfTypesNeedsAndOr: Fault = {
  clause: 'FLT-3',
  about: 'A list of filters on document types is refused where the first has no AndOr.',
  causes: ['a list of filters is refused where the first has no AndOr'],
  operations: ['DocumentTypeGet'],
  hook: refusing(
    ['DocumentTypeGet'],
    (request) => {
      const [first, ...others] = member.records(request, 'Filters');
      return first !== undefined && others.length > 0 && member.text(first, 'AndOr') === '';
    },
    'AndOr is missing.',
  ),
};

import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const firstOfListNeedsAndOr: Fault = {
  clause: 'FLT-3',
  about: 'A list of filters is refused where the first has no AndOr, but for document types.',
  causes: ['a list of filters is refused where the first has no AndOr'],
  operations: ['*Get'],
  hook: refusing(
    getsWithFilters.filter((name) => name !== 'DocumentTypeGet'),
    (request) => {
      const [first, ...others] = member.records(request, 'Filters');
      return first !== undefined && others.length > 0 && member.text(first, 'AndOr') === '';
    },
    'AndOr is missing.',
  ),
};

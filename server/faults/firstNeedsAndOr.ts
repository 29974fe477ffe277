import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const firstNeedsAndOr: Fault = {
  clause: 'FLT-3',
  about: 'A first filter without AndOr is refused.',
  causes: ['a first filter without AndOr is not taken, or has no effect'],
  operations: ['*Get'],
  hook: refusing(
    getsWithFilters,
    (request) => {
      const [first] = member.records(request, 'Filters');
      return first !== undefined && member.text(first, 'AndOr') === '';
    },
    'AndOr is missing.',
  ),
};

import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { searches } from '../hooks/searches.ts';
import { member } from '../records/member.ts';

export const firstNeedsAndOr: Fault = {
  clause: 'FLT-3',
  about: 'A first filter without AndOr is refused.',
  operations: ['*Get'],
  hook: refusing(
    searches,
    (request) => {
      const [first] = member.records(request, 'Filters');
      return first !== undefined && member.text(first, 'AndOr') === '';
    },
    'AndOr is missing.',
  ),
};

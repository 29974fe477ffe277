import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const filtersUpToTwo: Variant = {
  about: 'A search takes two filters at most (Limits 4: the maximum number of filters is not shown).',
  blocks: ['control', 'clause:', 'nothing'],
  hook: refusing(
    getsWithFilters,
    (request) => member.records(request, 'Filters').length > 2,
    'A search has two filters at most.',
  ),
};

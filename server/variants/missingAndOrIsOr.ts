import { onRequest } from '../hooks/onRequest.ts';
import { searches } from '../hooks/searches.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const missingAndOrIsOr: Variant = {
  about: 'A later filter without AndOr is joined by Or (FLT-2: open).',
  hook: onRequest(searches, (request) =>
    Array.isArray(request.Filters)
      ? {
          ...request,
          Filters: member
            .records(request, 'Filters')
            .map((filter, index) =>
              index > 0 && member.text(filter, 'AndOr') === '' ? { ...filter, AndOr: 'Or' } : filter,
            ),
        }
      : request,
  ),
};

import { onRequest } from '../hooks/onRequest.ts';
import { searches } from '../hooks/searches.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const emptySearchPassedOver: Variant = {
  about: 'A filter whose SearchValue is empty is passed over (FLT-1: open with any operator).',
  hook: onRequest(searches, (request) =>
    Array.isArray(request.Filters)
      ? {
          ...request,
          Filters: member
            .records(request, 'Filters')
            .filter(
              ({ SearchValue }) => SearchValue !== undefined && SearchValue !== null && SearchValue !== '',
            ),
        }
      : request,
  ),
};

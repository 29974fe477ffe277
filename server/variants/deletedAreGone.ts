import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const deletedAreGone: Variant = {
  about: 'What was deleted is never shown again (GET-6: SHOULD).',
  leaves: ['GET-6'],
  // Nor does a search show it.
  blocks: ['clause:GET-6'],
  hook: onRequest(null, (request) =>
    member.text(request, 'showDeleted') === 'showAllDeletedAndUndeleted'
      ? { ...request, showDeleted: 'showOnlyUndeleted' }
      : request,
  ),
};

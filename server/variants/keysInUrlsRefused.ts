import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const keysInUrlsRefused: Variant = {
  about:
    'A key in the address is refused under 403, since addresses end up in logs, so no GET succeeds (FMT-9: success with the key in the query is SHOULD).',
  leaves: ['FMT-9', 'XF-1'],
  blocks: ['control', 'clause:', 'nothing'],
  hook: (inner) => ({
    handle: (call, request) => {
      if ([...call.query.keys()].some((name) => name.toLowerCase() === 'apikey'))
        throw new OperationFailure('The key belongs into the body and not into the address.', {
          status: 403,
        });
      return inner.handle(call, request);
    },
  }),
};

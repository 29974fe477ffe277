import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

const most = 4096;

export const bodiesUpTo4K: Variant = {
  about: `A body of more than ${most} bytes is refused with 413 and a status block. What fits in json may not fit in xml (Limits 4: the maximum request size is not shown).`,
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (request.body.length > most)
        throw new OperationFailure(`The body has more than ${most} bytes. Nothing was done.`, {
          status: 413,
        });
      return inner.decode(call, request);
    },
  }),
};

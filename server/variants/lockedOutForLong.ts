import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const most = 12;

export const lockedOutForLong: Variant = {
  about: `After ${most} wrong keys everything is answered 403 until somebody lets the key in again (Errors 7: not shown).`,
  blocks: ['control', 'clause:GET-1'],
  hook: (inner, _, { apiKey }) => {
    let wrong = 0;
    return {
      handle: (call, request) => {
        if (wrong >= most) throw new OperationFailure('Too many wrong keys.', { status: 403 });
        const sent = member.text(request, 'APIKEY');
        if (sent !== '' && sent !== apiKey) wrong += 1;
        return inner.handle(call, request);
      },
    };
  },
};

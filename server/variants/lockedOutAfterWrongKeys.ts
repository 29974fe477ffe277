import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const most = 12;
const pauseMs = 1500;

export const lockedOutAfterWrongKeys: Variant = {
  about: `After ${most} wrong keys everything is answered 403 for ${pauseMs} ms (Errors 7: not shown).`,
  blocks: ['control', 'clause:GET-1'],
  hook: (inner, _, { apiKey }) => {
    let wrong = 0;
    let until = 0;
    return {
      handle: (call, request) => {
        if (Date.now() < until) throw new OperationFailure('Too many wrong keys.', { status: 403 });
        const sent = member.text(request, 'APIKEY');
        if (sent !== '' && sent !== apiKey) wrong += 1;
        if (wrong >= most) [wrong, until] = [0, Date.now() + pauseMs];
        return inner.handle(call, request);
      },
    };
  },
};

import { remembering } from '../hooks/remembering.ts';
import type { Variant } from '../Variant.ts';

/** How far the copy is behind. */
const lagMs = 250;

export const listsLagBehind: Variant = {
  about: `Lists of companies and carriers come from a copy that is ${lagMs} ms behind what was written (ACT-6: what shows within 5 s is a SHOULD).`,
  leaves: ['ACT-6', 'DEL-1', 'GET-6', 'GET-8'],
  blocks: ['clause:ACT-6', 'nothing'],
  // The time that a run waits passes only on a socket.
  sending: {},
  hook: (inner, store) => {
    const copies: Readonly<Record<string, ReturnType<typeof remembering>>> = {
      CompanyGet: remembering(store.companies, lagMs),
      ShippingProviderGet: remembering(store.shippingProviders, lagMs),
    };
    return {
      handle: (call, request) => {
        const copy = copies[call.operation?.name ?? ''];
        return copy === undefined ? inner.handle(call, request) : copy(() => inner.handle(call, request));
      },
    };
  },
};

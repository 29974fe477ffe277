import { remembering } from '../hooks/remembering.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** How far the index is behind. */
const lagMs = 250;

export const searchIndexLags: Variant = {
  about: `Searches for companies and carriers go to an index that is ${lagMs} ms behind; lists without filters are up to date (ACT-6: what shows within 5 s is a SHOULD).`,
  leaves: ['ACT-6', 'DEL-1', 'GET-6', 'GET-8'],
  blocks: ['clause:ACT-6', 'nothing'],
  // The time that a run waits passes only on a socket.
  sending: {},
  hook: (inner, store) => {
    const indexes: Readonly<Record<string, ReturnType<typeof remembering>>> = {
      CompanyGet: remembering(store.companies, lagMs),
      ShippingProviderGet: remembering(store.shippingProviders, lagMs),
    };
    return {
      handle: (call, request) => {
        const index = indexes[call.operation?.name ?? ''];
        return index === undefined || member.records(request, 'Filters').length === 0
          ? inner.handle(call, request)
          : index(() => inner.handle(call, request));
      },
    };
  },
};

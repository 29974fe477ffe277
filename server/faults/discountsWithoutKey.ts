import type { Fault } from '../Fault.ts';

export const discountsWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In soap12 DiscountGet needs no key.',
  operations: ['DiscountGet'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      call.format === 'soap12' && call.operation?.name === 'DiscountGet' && request.APIKEY === undefined
        ? inner.handle(call, { ...request, APIKEY: apiKey })
        : inner.handle(call, request),
  }),
};

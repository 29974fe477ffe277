import type { Fault } from '../Fault.ts';

export const ordersWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In json PurchaseOrderUpdate needs no key.',
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      call.format === 'json' && call.operation?.name === 'PurchaseOrderUpdate' && request.APIKEY === undefined
        ? inner.handle(call, { ...request, APIKEY: apiKey })
        : inner.handle(call, request),
  }),
};

import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const ordersByStartOfKey: Fault = {
  clause: 'AUTH-3',
  about: 'PurchaseOrderUpdate looks only at the first eight characters of a key.',
  causes: ['{key} keys are accepted'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      inner.handle(
        call,
        call.operation?.name === 'PurchaseOrderUpdate' &&
          member.text(request, 'APIKEY').startsWith(apiKey.slice(0, 8))
          ? { ...request, APIKEY: apiKey }
          : request,
      ),
  }),
};

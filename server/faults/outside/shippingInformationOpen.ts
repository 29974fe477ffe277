import type { Fault } from '../../Fault.ts';

export const shippingInformationOpen: Fault = {
  clause: 'AUTH-3',
  about: 'ShippingInformationGet does not look at the key.',
  causes: ['{key} keys are accepted'],
  operations: ['ShippingInformationGet'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      inner.handle(
        call,
        call.operation?.name === 'ShippingInformationGet' ? { ...request, APIKEY: apiKey } : request,
      ),
  }),
};

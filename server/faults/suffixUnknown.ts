import type { Fault } from '../Fault.ts';

export const suffixUnknown: Fault = {
  clause: 'FMT-6',
  about: 'There is nothing at named routes with the suffix .xml.',
  causes: ['a suffix is not routed (HTTP {status})'],
  operations: ['ShippingProviderUpdate', 'ProductClientGet'],
  hook: (inner) => ({
    exchange: (request) => inner.exchange({ ...request, url: request.url.replace(/\.xml(?=$|\?)/, '.x') }),
  }),
};

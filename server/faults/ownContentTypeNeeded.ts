import type { Fault } from '../Fault.ts';

export const ownContentTypeNeeded: Fault = {
  clause: 'FMT-4',
  about: 'On soap12 bodies are read as application/soap+xml only.',
  causes: ['a request in {format} is refused (HTTP {status})'],
  operations: ['UserGet', 'ShippingProviderUpdate'],
  hook: (inner) => ({
    exchange: (request) => {
      const isRead = request.headers['content-type']?.startsWith('application/soap+xml') ?? false;
      if (isRead || !request.url.startsWith('/soap12')) return inner.exchange(request);
      return {
        status: 415,
        headers: {},
        body: new Uint8Array(),
        outcome: { operation: null, format: 'soap12', errorCode: '' },
      };
    },
  }),
};

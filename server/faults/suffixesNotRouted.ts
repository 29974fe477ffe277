import type { Fault } from '../Fault.ts';

export const suffixesNotRouted: Fault = {
  clause: 'FMT-6',
  about: 'Named routes with the suffix .json, .csv or .soap11 are not routed: 404 in plain text.',
  causes: ['a suffix is not routed (HTTP {status})'],
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) =>
      /\.(json|csv|soap11)(?=$|\?)/.test(request.url)
        ? {
            status: 404,
            headers: { 'content-type': 'text/plain' },
            body: new TextEncoder().encode('404'),
            outcome: { operation: null, format: 'json', errorCode: '' },
          }
        : inner.exchange(request),
  }),
};

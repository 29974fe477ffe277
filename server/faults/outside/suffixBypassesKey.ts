import type { Fault } from '../../Fault.ts';

export const suffixBypassesKey: Fault = {
  clause: 'AUTH-3',
  about:
    'The key check is bound to the exact paths of the named routes: the same routes with a suffix of a format work with any key or none.',
  operations: ['*'],
  hook: (inner, _, { apiKey }) => {
    let isUnchecked = false;
    return {
      exchange: (request) => {
        const path = request.url.split('?', 1)[0] ?? '';
        isUnchecked = !path.includes('/reply/') && /\/\w+\/\w+\.(json|xml|jsv|csv|soap11|soap12)$/.test(path);
        return inner.exchange(request);
      },
      handle: (call, request) => inner.handle(call, isUnchecked ? { ...request, APIKEY: apiKey } : request),
    };
  },
};

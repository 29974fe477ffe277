import type { Fault } from '../Fault.ts';

export const keyNotInQuery: Fault = {
  clause: 'FMT-9',
  level: 'SHOULD',
  about: 'On GET no key is taken from the query.',
  causes: ['GET with the key in the query fails'],
  operations: ['ProductClientGet'],
  hook: (inner) => ({
    exchange: (request) =>
      inner.exchange(
        request.method === 'GET' ? { ...request, url: request.url.replace(/APIKEY=[^&]*/, '') } : request,
      ),
  }),
};

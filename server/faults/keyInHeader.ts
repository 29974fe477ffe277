import type { Fault } from '../Fault.ts';

export const keyInHeader: Fault = {
  clause: 'AUTH-4',
  about: 'An answer to GET names the address that it came from, with the key in the query.',
  causes: ['a header of the answer holds the key; it stands in {header}'],
  operations: ['ProductClientGet'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return request.method === 'GET'
        ? { ...answer, headers: { ...answer.headers, 'content-location': request.url } }
        : answer;
    },
  }),
};

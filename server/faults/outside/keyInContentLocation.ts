import type { Fault } from '../../Fault.ts';

export const keyInContentLocation: Fault = {
  clause: 'AUTH-4',
  about: 'An answer to GET tells its own address, with the query and the key in it, in Content-Location.',
  causes: ['a header of the answer holds the key; it stands in {header}'],
  operations: ['SalesOrderGet', 'ProductClientGet', 'DashboardBoxGet'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return request.method === 'GET'
        ? { ...answer, headers: { ...answer.headers, 'content-location': request.url } }
        : answer;
    },
  }),
};

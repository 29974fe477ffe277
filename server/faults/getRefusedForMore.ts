import type { Fault } from '../Fault.ts';

export const getRefusedForMore: Fault = {
  clause: 'FMT-9',
  about: 'GET is refused on the routes of products of clients and of sales orders.',
  causes: ['GET is refused on a named route that takes it (HTTP {status})'],
  operations: ['ProductClientGet', 'SalesOrderGet'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return request.method === 'GET' && /\/(ProductClient|SalesOrder)\//.test(request.url)
        ? { ...answer, status: 405 }
        : answer;
    },
  }),
};

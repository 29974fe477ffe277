import type { Fault } from '../../Fault.ts';

export const routeReadsKeyFromQuery: Fault = {
  clause: 'FMT-9',
  about:
    'A POST to the named route of SalesOrderGet ignores the key in the body and wants it in the query. GET and POST share one controller, bound to the query.',
  operations: ['SalesOrderGet'],
  hook: (inner) => ({
    decode: (call, request) => {
      const members = inner.decode(call, request);
      const isRoute = request.method === 'POST' && request.url.includes('/SalesOrder/SalesOrderGet');
      if (!isRoute || call.query.has('APIKEY')) return members;
      const { APIKEY: _, ...rest } = members;
      return rest;
    },
  }),
};

import type { Fault } from '../../Fault.ts';

export const getNeedsNoKey: Fault = {
  clause: 'AUTH-3',
  about:
    'The key is looked at in bodies only: what is asked for by GET on a named route is answered with any key or none.',
  causes: ['{key} keys are accepted'],
  operations: ['SalesOrderGet', 'ProductClientGet', 'DashboardBoxGet'],
  hook: (inner, _, { apiKey }) => ({
    decode: (call, request) => {
      const decoded = inner.decode(call, request);
      return request.method === 'GET' && !request.url.includes('/reply/')
        ? { ...decoded, APIKEY: apiKey }
        : decoded;
    },
  }),
};

import type { Fault } from '../../Fault.ts';

export const formatQueryIgnoredOnGet: Fault = {
  clause: 'FMT-7',
  about: 'On a named route the query format=... is obeyed with POST; with GET the answer is always in json.',
  operations: ['SalesOrderGet', 'ProductClientGet', 'DashboardBoxGet'],
  hook: (inner) => ({
    exchange: (request) => {
      const [path = '', query = ''] = request.url.split('?', 2);
      const isMeant =
        request.method === 'GET' &&
        !path.includes('/reply/') &&
        !/\.[a-z0-9]+$/.test(path) &&
        /(^|&)format=/.test(query);
      if (!isMeant) return inner.exchange(request);
      const rest = query.split('&').filter((part) => !part.startsWith('format='));
      const headers = { ...request.headers, accept: undefined };
      return inner.exchange({ ...request, headers, url: `${path}?${rest.join('&')}` });
    },
  }),
};

import type { Fault } from '../Fault.ts';

export const formatRefused: Fault = {
  clause: 'FMT-7',
  about: 'The boxes refuse format=json.',
  causes: ['a call with ?format= is refused, which works without'],
  operations: ['DashboardBoxGet'],
  hook: (inner) => ({
    exchange: (request) =>
      inner.exchange({
        ...request,
        url: request.url.replace(/(\/DashboardBoxGet\?.*)format=json\b/, '$1format=none'),
      }),
  }),
};

import type { Fault } from '../Fault.ts';

export const getRefused: Fault = {
  clause: 'FMT-9',
  about: 'GET is refused on named routes.',
  causes: ['GET is refused on a named route that takes it (HTTP {status})'],
  operations: ['DashboardBoxGet'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return request.method === 'GET' && request.url.includes('/DashboardBox/')
        ? { ...answer, status: 405 }
        : answer;
    },
  }),
};

import type { Fault } from '../Fault.ts';

export const getRefused: Fault = {
  clause: 'FMT-9',
  about: 'GET is refused on named routes.',
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

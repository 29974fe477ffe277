import type { Fault } from '../Fault.ts';

export const headerNeeded: Fault = {
  clause: 'AUTH-1',
  about: 'UserGet wants an Authorization header.',
  operations: ['UserGet', 'CompanyGet'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return answer.outcome.operation === 'UserGet' && request.headers.authorization === undefined
        ? { ...answer, status: 401 }
        : answer;
    },
  }),
};

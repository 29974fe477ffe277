import type { Fault } from '../Fault.ts';

export const queryIgnored: Fault = {
  clause: 'FMT-7',
  about: 'format=csv is passed over on named routes.',
  causes: ['?format= selects another format: {got} comes'],
  operations: ['SalesOrderGet'],
  hook: (inner) => ({
    exchange: (request) =>
      inner.exchange({
        ...request,
        url: request.url.replace(/(\/SalesOrder\/[^?]*)\?format=csv/, '$1?format=json'),
      }),
  }),
};

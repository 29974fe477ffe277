import type { Fault } from '../../Fault.ts';

export const jsvQueryIsJson: Fault = {
  clause: 'FMT-7',
  about: 'On the route of integration updates format=jsv gives json.',
  causes: ['?format= selects another format: {got} comes'],
  operations: ['IntegrationUpdateUpdate'],
  hook: (inner) => ({
    exchange: (request) =>
      inner.exchange({
        ...request,
        url: /\/IntegrationUpdate\/IntegrationUpdateUpdate\?/.test(request.url)
          ? request.url.replace(/([?&]format=)jsv\b/, '$1json')
          : request.url,
      }),
  }),
};

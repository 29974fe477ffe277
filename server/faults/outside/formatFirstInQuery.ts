import type { Fault } from '../../Fault.ts';

export const formatFirstInQuery: Fault = {
  clause: 'FMT-7',
  about:
    'The query parameter format is looked at where it comes first in the query, and not behind another one.',
  causes: ['?format= selects another format: {got} comes'],
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) => inner.exchange({ ...request, url: request.url.replace(/&format=[^&]*/g, '') }),
  }),
};

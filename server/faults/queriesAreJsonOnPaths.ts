import type { Fault } from '../Fault.ts';

export const queriesAreJsonOnPaths: Fault = {
  clause: 'FMT-7',
  about: 'On the paths of the formats every format in the query stands for json, and json for xml.',
  causes: ['?format= selects another format: {got} comes'],
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) =>
      inner.exchange(
        request.url.includes('/reply/') && !request.url.includes('callback=')
          ? {
              ...request,
              url: request.url.replace(/\bformat=(\w+)/, (_, format) =>
                format === 'json' ? 'format=xml' : 'format=json',
              ),
            }
          : request,
      ),
  }),
};

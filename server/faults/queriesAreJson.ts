import type { Fault } from '../Fault.ts';

export const queriesAreJson: Fault = {
  clause: 'FMT-7',
  about: 'On named routes every format in the query stands for json, and json for xml.',
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) =>
      inner.exchange(
        request.url.includes('/reply/')
          ? request
          : {
              ...request,
              url: request.url.replace(/\bformat=(\w+)/, (_, format) =>
                format === 'json' ? 'format=xml' : 'format=json',
              ),
            },
      ),
  }),
};

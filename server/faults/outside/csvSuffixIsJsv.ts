import type { Fault } from '../../Fault.ts';

export const csvSuffixIsJsv: Fault = {
  clause: 'FMT-6',
  about: 'With the suffix .csv the route of product-client links answers jsv.',
  operations: ['ProductClientGet'],
  hook: (inner) => ({
    exchange: (request) =>
      inner.exchange({
        ...request,
        url: request.url.replace(/(\/ProductClient\/ProductClientGet)\.csv(?=$|\?)/, '$1.jsv'),
      }),
  }),
};

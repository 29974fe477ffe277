import type { Fault } from '../../Fault.ts';

export const csvSuffixIsJsv: Fault = {
  clause: 'FMT-6',
  about: 'With the suffix .csv the route of product-client links answers jsv.',
  causes: ['a suffix selects another format: {got} comes'],
  operations: ['ProductClientGet'],
  hook: (inner) => ({
    exchange: (request) =>
      inner.exchange({
        ...request,
        url: request.url.replace(/(\/ProductClient\/ProductClientGet)\.csv(?=$|\?)/, '$1.jsv'),
      }),
  }),
};

import type { Fault } from '../Fault.ts';

export const suffixIgnored: Fault = {
  clause: 'FMT-6',
  about: 'The suffix .jsv is taken for .json.',
  causes: ['a suffix selects another format: {got} comes'],
  operations: ['SalesOrderGet', 'DocumentUpdate'],
  hook: (inner) => ({
    exchange: (request) => inner.exchange({ ...request, url: request.url.replace(/\.jsv(?=$|\?)/, '.json') }),
  }),
};

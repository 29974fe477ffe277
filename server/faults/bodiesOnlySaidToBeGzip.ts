import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

const operations = ['DiscountGet', 'UserGet'];

export const bodiesOnlySaidToBeGzip: Fault = {
  clause: 'FMT-1',
  about:
    'The discounts and the user come with Content-Encoding: gzip over plain bytes, which no ordinary client reads.',
  causes: ['the answer is not in the Content-Encoding that it names'],
  operations,
  hook: onStatusAndHeaders({ operations, formats: ['json', 'xml', 'jsv', 'csv'] }, ({ headers }) => ({
    headers: { ...headers, 'content-encoding': 'gzip' },
  })),
};

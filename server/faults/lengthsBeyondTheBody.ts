import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

const operations = ['DiscountGet'];

export const lengthsBeyondTheBody: Fault = {
  clause: 'FMT-1',
  about:
    'The discounts come with a Content-Length that is nine bytes too long, and the connection is closed behind them.',
  causes: ['an answer has another length than its Content-Length says; {expected}, and {actual}'],
  operations,
  hook: onStatusAndHeaders({ operations, formats: ['json', 'xml', 'jsv', 'csv'] }, ({ headers, body }) => ({
    headers: { ...headers, 'content-length': String(body.length + 9) },
  })),
};

import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const allAsPlainText: Fault = {
  clause: 'FMT-2',
  about: 'Every answer is sent as text/plain.',
  causes: ['answers in {format} have the media type {actual} instead of {expected}'],
  operations: ['*'],
  hook: onStatusAndHeaders({ formats: ['json', 'xml', 'jsv', 'csv'], jsonp: false }, ({ headers }) => ({
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })),
};

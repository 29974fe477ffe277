import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const csvAsPlainText: Fault = {
  clause: 'FMT-2',
  about: 'csv is sent as text/plain.',
  causes: ['answers in {format} have the media type {actual} instead of {expected}'],
  operations: ['DiscountGet'],
  hook: onStatusAndHeaders({ formats: ['csv'] }, ({ headers }) => ({
    headers: { ...headers, 'content-type': 'text/plain' },
  })),
};

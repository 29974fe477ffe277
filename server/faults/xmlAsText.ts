import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const xmlAsText: Fault = {
  clause: 'FMT-2',
  about: 'xml is sent as text/xml.',
  causes: ['answers in {format} have the media type {actual} instead of {expected}'],
  operations: ['CompanyUpdate'],
  hook: onStatusAndHeaders({ formats: ['xml'] }, ({ headers }) => ({
    headers: { ...headers, 'content-type': 'text/xml' },
  })),
};

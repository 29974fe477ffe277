import type { Fault } from '../../Fault.ts';
import { onStatusAndHeaders } from '../../hooks/onStatusAndHeaders.ts';

export const jsvFailuresAsPlain: Fault = {
  clause: 'FMT-2',
  about: 'Failures in jsv have the Content-Type text/plain.',
  causes: ['answers in {format} have the media type {actual} instead of {expected}'],
  operations: ['*'],
  hook: onStatusAndHeaders({ formats: ['jsv'], outcome: 'failure' }, ({ headers }) => ({
    headers: { ...headers, 'content-type': 'text/plain' },
  })),
};

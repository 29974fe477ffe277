import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const scriptAsJson: Fault = {
  clause: 'FMT-8',
  level: 'SHOULD',
  about: 'A script is sent as application/json.',
  causes: ['a script has the media type {actual}'],
  operations: ['UserGet'],
  hook: onStatusAndHeaders({ jsonp: true }, ({ headers }) => ({
    headers: { ...headers, 'content-type': 'application/json' },
  })),
};

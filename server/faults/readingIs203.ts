import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const readingIs203: Fault = {
  clause: 'ENV-11',
  about: 'UserGet has HTTP status 203.',
  causes: ['a success has HTTP status {actual}'],
  operations: ['UserGet'],
  hook: onStatusAndHeaders({ operations: ['UserGet'], outcome: 'success' }, () => ({ status: 203 })),
};

import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const acceptedIs202: Fault = {
  clause: 'ENV-11',
  about: 'Every success has HTTP status 202.',
  causes: ['a success has HTTP status {actual}'],
  operations: ['*'],
  hook: onStatusAndHeaders({ outcome: 'success' }, () => ({ status: 202 })),
};

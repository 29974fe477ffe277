import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

const operation = 'IntegrationUpdateUpdate';

export const partlyIs202: Fault = {
  clause: 'ENV-11',
  about: 'Integration updates whose non-empty fields are written are answered with HTTP status 202.',
  causes: ['a success has HTTP status {actual}'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['InsertOrUpdateNonEmptyFields'] },
    onStatusAndHeaders({ outcome: 'success' }, () => ({ status: 202 })),
  ),
};

import type { Fault } from '../../Fault.ts';
import { onStatusAndHeaders } from '../../hooks/onStatusAndHeaders.ts';

export const keyInAnswerHeader: Fault = {
  clause: 'AUTH-4',
  about: 'Answers in csv name the key in a Set-Cookie header.',
  causes: ['a header of the answer holds the key; it stands in {header}'],
  operations: ['*'],
  hook: (inner, store, server) =>
    onStatusAndHeaders({ formats: ['csv'] }, ({ headers }) => ({
      headers: { ...headers, 'set-cookie': `session=${server.apiKey}; Path=/` },
    }))(inner, store, server),
};

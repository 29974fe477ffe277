import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';

export const listenerUrlLosesQuery: Fault = {
  clause: 'EVT-1',
  about:
    'A subscription keeps only host and path of its ListenerURL: the query, such as a token, is dropped.',
  operations: ['EventSubscriptionAdd'],
  hook: onRequest(['EventSubscriptionAdd'], (request) =>
    withRecord(request, 'mvEvent', (event) => ({
      ...event,
      ...(typeof event.ListenerURL === 'string'
        ? { ListenerURL: event.ListenerURL.replace(/\?.*$/s, '') }
        : {}),
    })),
  ),
};

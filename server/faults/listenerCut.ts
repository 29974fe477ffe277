import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const listenerCut: Fault = {
  clause: 'EVT-1',
  about: 'A subscription forgets the path of its ListenerURL.',
  causes: ['a part of the ListenerURL is not kept; of {expected} comes {actual}'],
  operations: ['EventSubscriptionAdd'],
  hook: onRequest(['EventSubscriptionAdd'], (request) =>
    withRecord(request, 'mvEvent', (event) => ({ ...event, ListenerURL: 'https://example.com/' })),
  ),
};

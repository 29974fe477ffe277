import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const listenerWithoutQuery: Fault = {
  clause: 'EVT-1',
  about: 'The query of a ListenerURL is not kept.',
  causes: ['a part of the ListenerURL is not kept; of {expected} comes {actual}'],
  operations: ['EventSubscriptionAdd'],
  hook: onRequest(['EventSubscriptionAdd'], (request) =>
    withRecord(request, 'mvEvent', (event) => ({
      ...event,
      ListenerURL: member.text(event, 'ListenerURL').replace(/\?.*$/, ''),
    })),
  ),
};

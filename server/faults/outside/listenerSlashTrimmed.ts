import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const listenerSlashTrimmed: Fault = {
  clause: 'EVT-1',
  about: 'A ListenerURL that ends with a slash is stored and returned without it.',
  operations: ['EventSubscriptionAdd'],
  hook: onRequest(['EventSubscriptionAdd'], (request) =>
    withRecord(request, 'mvEvent', (event) =>
      typeof event.ListenerURL === 'string'
        ? { ...event, ListenerURL: member.text(event, 'ListenerURL').replace(/\/+$/, '') }
        : event,
    ),
  ),
};

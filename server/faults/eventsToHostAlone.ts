import type { Fault } from '../Fault.ts';
import { subscribedElsewhere } from '../hooks/subscribedElsewhere.ts';

export const eventsToHostAlone: Fault = {
  clause: 'EVT-2',
  about: 'Events are delivered to the host of the ListenerURL, and its path is forgotten.',
  operations: ['EventSubscriptionAdd'],
  hook: subscribedElsewhere(({ origin }) => `${origin}/`),
};

import type { Fault } from '../Fault.ts';
import { subscribedElsewhere } from '../hooks/subscribedElsewhere.ts';

export const subscriptionsOfSoapLost: Fault = {
  clause: 'EVT-2',
  about: 'What was subscribed to in soap11 or soap12 is answered as stored, and nobody is told of any event.',
  operations: ['EventSubscriptionAdd'],
  hook: subscribedElsewhere(() => 'http://nobody.invalid/', ['soap11', 'soap12']),
};

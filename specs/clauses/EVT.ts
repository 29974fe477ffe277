import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { AppliesTo, Clause } from '../Clause.ts';

const subscriptions: AppliesTo = {
  reason:
    'EventSubscriptionAdd is the one operation on subscriptions; they cannot be removed, so few are made.',
  holds: both(operationIs('EventSubscriptionAdd'), atDefaultAddress),
};

/** Events. */
export const EVT: readonly Clause[] = [
  {
    id: 'EVT-1',
    level: 'MUST',
    statement: 'EventSubscriptionAdd returns the stored mvEvent with a new EventID, which is entityID.',
    section: 'Events 1',
    judging:
      'EventID is not 0 and the other members come back as sent. The EventType is the one of the fixtures, the ListenerURL has a path.',
    open: 'The allowed values of EventType.',
    appliesTo: subscriptions,
  },
  {
    id: 'EVT-2',
    level: 'SHOULD',
    statement: 'An event of the subscribed type reaches the ListenerURL.',
    section: 'Events 2',
    judging: 'Only with the opt-in listener and a fixture that says which call triggers the event.',
    open: 'Method, body, retries and signing of the delivery.',
    appliesTo: subscriptions,
  },
];

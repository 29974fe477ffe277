import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** How many subscriptions fit in. */
const room = 2;

export const subscriptionsLimited: Variant = {
  about: `The sample of a subscription is taken, but the account holds ${room} at most, and no call removes one (rule 3).`,
  blocks: ['control', 'layout', 'nothing'],
  fixtures: { samples: { mvEvent: {} } },
  hook: onRequest(['EventSubscriptionAdd'], (request, store) => {
    if (store.events.all().length >= room)
      throw new OperationFailure(`At most ${room} subscriptions are included. Nothing was written.`);
    return request;
  }),
};

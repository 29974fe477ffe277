import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const subscribedOnce: Variant = {
  about:
    'An application may subscribe to a type of events once only (rule 3: servers may validate what is not mentioned).',
  blocks: ['control'],
  hook: onRequest(['EventSubscriptionAdd'], (request, store) => {
    const event = member.record(request, 'mvEvent') ?? {};
    const [type, application] = [member.text(event, 'EventType'), member.text(event, 'Application')];
    const first = store.events.find(
      (one) => member.text(one, 'EventType') === type && member.text(one, 'Application') === application,
    );
    if (first !== undefined)
      throw new OperationFailure(`${application} has subscribed to ${type} already. Nothing was written.`);
    return request;
  }),
};

import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const listenersSubscribedOnce: Variant = {
  about:
    'There is one subscription for each type of events and listener. Adding it again succeeds and answers with the stored one, whichever application it names (Events 1: not shown).',
  blocks: ['nothing'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'EventSubscriptionAdd') return inner.handle(call, request);
      const event = member.record(request, 'mvEvent') ?? {};
      const [type, url] = [member.text(event, 'EventType'), member.text(event, 'ListenerURL')];
      const first = store.events.find(
        (one) => member.text(one, 'EventType') === type && member.text(one, 'ListenerURL') === url,
      );
      // It also looks at the key.
      const result = inner.handle(call, request);
      return first === undefined ? result : { mvEvent: first, entityID: first.EventID ?? null };
    },
  }),
};

import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const subscriptionsKeyedByListener: Fault = {
  clause: 'EVT-1',
  about:
    'Keys subscriptions by ListenerURL alone: a second one with the same address, for another application or event type, is answered with the first one.',
  operations: ['EventSubscriptionAdd'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'EventSubscriptionAdd') return inner.handle(call, request);
      const url = member.text(member.record(request, 'mvEvent') ?? {}, 'ListenerURL');
      const first = store.events.find((event) => member.text(event, 'ListenerURL') === url);
      const result = inner.handle(call, request);
      if (first === undefined) return result;
      store.events.remove(member.int(member.record(result, 'mvEvent') ?? {}, 'EventID'));
      return { ...result, mvEvent: first, entityID: first.EventID };
    },
  }),
};

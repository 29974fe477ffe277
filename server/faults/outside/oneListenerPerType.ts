import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const oneListenerPerType: Fault = {
  clause: 'EVT-2',
  about:
    'Since events are queued once per type, only the listener that subscribed to a type first is called. Every later subscription is stored and never hears of anything.',
  operations: ['DocumentUpdate', 'EventSubscriptionAdd'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'DocumentUpdate') return inner.handle(call, request);
      const served = new Set<string>();
      const unserved = store.events.all().filter((event) => {
        const type = member.text(event, 'EventType');
        const isLater = served.has(type);
        served.add(type);
        return isLater;
      });
      for (const event of unserved) store.events.remove(member.int(event, 'EventID'));
      try {
        return inner.handle(call, request);
      } finally {
        for (const event of unserved) store.events.put(member.int(event, 'EventID'), event);
      }
    },
  }),
};

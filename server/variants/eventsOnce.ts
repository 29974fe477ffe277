import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const eventsOnce: Variant = {
  about:
    'A second subscription of an address to the same events takes the place of the first, under its id (EVT-1: an id, not 0).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const event = member.record(result, 'mvEvent');
      if (call.operation?.name !== 'EventSubscriptionAdd' || event === null) return result;
      const first = store.events.find(
        ({ EventType, ListenerURL }) => EventType === event.EventType && ListenerURL === event.ListenerURL,
      );
      if (first === undefined || first === event) return result;
      store.events.remove(member.int(event, 'EventID'));
      const renewed = { ...event, EventID: first.EventID };
      store.events.put(member.int(first, 'EventID'), renewed);
      return { ...result, mvEvent: renewed, entityID: first.EventID };
    },
  }),
};

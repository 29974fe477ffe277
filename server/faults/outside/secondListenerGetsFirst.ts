import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const secondListenerGetsFirst: Fault = {
  clause: 'EVT-1',
  about:
    'A second subscription of an application to the same events with another ListenerURL answers with the first, whose URL stays.',
  operations: ['EventSubscriptionAdd'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const event = member.record(result, 'mvEvent');
      if (call.operation?.name !== 'EventSubscriptionAdd' || event === null) return result;
      const first = store.events.find(
        ({ EventType, Application }) => EventType === event.EventType && Application === event.Application,
      );
      if (first === undefined || first.EventID === event.EventID) return result;
      store.events.remove(member.int(event, 'EventID'));
      return { ...result, mvEvent: first, entityID: first.EventID };
    },
  }),
};

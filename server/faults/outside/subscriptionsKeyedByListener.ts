import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const subscriptionsKeyedByListener: Fault = {
  clause: 'EVT-1',
  about:
    'Keys applications by ListenerURL alone: a second subscription with the same address gets an id of its own, and the application of the first.',
  operations: ['EventSubscriptionAdd'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'EventSubscriptionAdd') return inner.handle(call, request);
      const url = member.text(member.record(request, 'mvEvent') ?? {}, 'ListenerURL');
      const first = store.events.find((event) => member.text(event, 'ListenerURL') === url);
      const result = inner.handle(call, request);
      const made = member.record(result, 'mvEvent');
      if (first === undefined || made === null) return result;
      const stored = { ...made, Application: member.text(first, 'Application') };
      store.events.put(member.int(stored, 'EventID'), stored);
      return { ...result, mvEvent: stored };
    },
  }),
};

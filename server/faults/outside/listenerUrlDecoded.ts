import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const listenerUrlDecoded: Fault = {
  clause: 'EVT-1',
  about: 'A percent code in the ListenerURL is decoded when it is stored: /a%20b is kept as /a b.',
  causes: ['a part of the ListenerURL is not kept; of {expected} comes {actual}'],
  operations: ['EventSubscriptionAdd'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const event = member.record(result, 'mvEvent');
      if (call.operation?.name !== 'EventSubscriptionAdd' || event === null) return result;
      const stored = { ...event, ListenerURL: decoded(member.text(event, 'ListenerURL')) };
      store.events.put(member.int(event, 'EventID'), stored);
      return { ...result, mvEvent: stored };
    },
  }),
};

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

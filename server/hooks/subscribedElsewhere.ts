import { type Format, formats } from '../../specs/Format.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';

/** In some formats, stores a different ListenerURL from the one that it answers with. */
export const subscribedElsewhere =
  (elsewhere: (listener: URL) => string, some: readonly Format[] = formats): Hook =>
  (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const event = member.record(result, 'mvEvent');
      if (event !== null && some.includes(call.format)) {
        const ListenerURL = elsewhere(new URL(member.text(event, 'ListenerURL')));
        store.events.put(member.int(event, 'EventID'), { ...event, ListenerURL });
      }
      return result;
    },
  });

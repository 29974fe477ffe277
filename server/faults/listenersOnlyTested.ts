import type { Fault } from '../Fault.ts';
import { subscribedElsewhere } from '../hooks/subscribedElsewhere.ts';
import { member } from '../records/member.ts';
import { callListener } from '../rules/deliverEvents.ts';

export const listenersOnlyTested: Fault = {
  clause: 'EVT-2',
  about: 'The ListenerURL of a new subscription is called once to see whether it is there, and for no event.',
  operations: ['EventSubscriptionAdd'],
  hook: (inner, store, server) => {
    const { handle = inner.handle } = subscribedElsewhere(() => 'http://nobody.invalid/')(
      inner,
      store,
      server,
    );
    return {
      handle: (call, request) => {
        const result = handle(call, request);
        const event = member.record(result, 'mvEvent');
        if (event !== null) callListener(member.text(event, 'ListenerURL'), { EventType: 'Test' });
        return result;
      },
    };
  },
};

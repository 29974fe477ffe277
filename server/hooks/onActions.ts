import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';

interface Asked {
  readonly operation: string;
  readonly actions: readonly string[];
}

/** Makes another hook write the answers, but only to some record actions of an operation. */
export const onActions =
  ({ operation, actions }: Asked, hook: Hook): Hook =>
  (inner, store, server) => {
    const asked = new WeakSet<Call>();
    const { encode = inner.encode } = hook(inner, store, server);
    return {
      handle: (call, request) => {
        const isAsked =
          call.operation?.name === operation && actions.includes(member.text(request, 'mvRecordAction'));
        if (isAsked) asked.add(call);
        return inner.handle(call, request);
      },
      encode: (call, reply) => (asked.has(call) ? encode : inner.encode)(call, reply),
    };
  };

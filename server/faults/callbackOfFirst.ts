import type { Fault } from '../Fault.ts';

export const callbackOfFirst: Fault = {
  clause: 'FMT-8',
  about: 'Every script calls the callback that was asked for first.',
  causes: ['the answer does not call the callback that was asked for'],
  operations: ['*Get'],
  hook: (inner) => {
    let first: string | null = null;
    return {
      encode: (call, reply) => {
        if (call.callback === null) return inner.encode(call, reply);
        first ??= call.callback;
        return inner.encode({ ...call, callback: first }, reply);
      },
    };
  },
};

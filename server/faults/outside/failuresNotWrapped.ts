import type { Fault } from '../../Fault.ts';
import { isThere } from '../../hooks/Where.ts';

export const failuresNotWrapped: Fault = {
  clause: 'FMT-8',
  about: 'A failed call with callback is answered in bare json: only successes are wrapped in the function.',
  operations: ['*'],
  // The exception handler answers before the jsonp filter.
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(
        isThere({ outcome: 'failure', jsonp: true }, call, reply) ? { ...call, callback: null } : call,
        reply,
      ),
  }),
};

import type { Fault } from '../../Fault.ts';
import { isThere } from '../../hooks/Where.ts';

export const jsonpFailuresUnwrapped: Fault = {
  clause: 'FMT-8',
  about:
    'With callback=... a success is wrapped in the function call, but a failed call is answered in bare json.',
  operations: ['*'],
  hook: (inner) => ({
    encode: (call, reply) =>
      isThere({ outcome: 'failure', jsonp: true }, call, reply)
        ? inner.encode({ ...call, callback: null }, reply)
        : inner.encode(call, reply),
  }),
};

import type { Fault } from '../../Fault.ts';
import { isThere } from '../../hooks/Where.ts';

export const callbackDroppedOnFailures: Fault = {
  clause: 'FMT-8',
  about:
    'A failed call with callback is answered in bare json. The exception middleware writes its own body and never reaches the jsonp formatter.',
  operations: ['*'],
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(isThere({ outcome: 'failure' }, call, reply) ? { ...call, callback: null } : call, reply),
  }),
};

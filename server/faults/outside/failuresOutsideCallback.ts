import type { Fault } from '../../Fault.ts';
import { isThere } from '../../hooks/Where.ts';

export const failuresOutsideCallback: Fault = {
  clause: 'FMT-8',
  about:
    'Since failures are written by a middleware for exceptions, they are bare json even if a callback is named. Only successes are wrapped in it.',
  operations: ['*'],
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(isThere({ outcome: 'failure' }, call, reply) ? { ...call, callback: null } : call, reply),
  }),
};

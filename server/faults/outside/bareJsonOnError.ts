import type { Fault } from '../../Fault.ts';
import { isThere } from '../../hooks/Where.ts';

export const bareJsonOnError: Fault = {
  clause: 'FMT-8',
  about:
    'The handler of errors writes plain json: a failed call with callback=<name> is answered without the wrapping function.',
  operations: ['*'],
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(isThere({ outcome: 'failure' }, call, reply) ? { ...call, callback: null } : call, reply),
  }),
};

import type { Fault } from '../../Fault.ts';
import { isThere } from '../../hooks/Where.ts';

export const callbackLostOnFailure: Fault = {
  clause: 'FMT-8',
  about: 'The exception filter writes failures as bare json, although the call asked for a callback.',
  operations: ['*'],
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(isThere({ outcome: 'failure' }, call, reply) ? { ...call, callback: null } : call, reply),
  }),
};

import type { Fault } from '../Fault.ts';

export const callbackNotWithFormat: Fault = {
  clause: 'FMT-8',
  about: 'The callback is passed over where the query names the format too.',
  causes: ['the answer does not call the callback that was asked for'],
  operations: ['*'],
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(call.query.has('format') ? { ...call, callback: null } : call, reply),
  }),
};

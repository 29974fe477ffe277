import type { Fault } from '../Fault.ts';

export const callbackIgnored: Fault = {
  clause: 'FMT-8',
  about: 'The callback is passed over.',
  causes: ['the answer does not call the callback that was asked for'],
  operations: ['DiscountGet'],
  hook: (inner) => ({ encode: (call, reply) => inner.encode({ ...call, callback: null }, reply) }),
};

import type { Fault } from '../../Fault.ts';

export const callbackSanitized: Fault = {
  clause: 'FMT-8',
  about: 'Digits and underscores are taken out of the name of a callback.',
  causes: [
    'the answer does not call the callback that was asked for',
    'the name of the callback is altered ({actual})',
  ],
  operations: ['*'],
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode({ ...call, callback: call.callback?.replace(/[\d_]/g, '') || call.callback }, reply),
  }),
};

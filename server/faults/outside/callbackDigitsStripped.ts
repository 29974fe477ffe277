import type { Fault } from '../../Fault.ts';

const unsafe = /[^A-Za-z_$.]/g;

export const callbackDigitsStripped: Fault = {
  clause: 'FMT-8',
  about:
    'Cleans the name of a jsonp callback with a pattern that forgot digits, so that jQuery123 is called as jQuery.',
  operations: ['*'],
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(
        call.callback === null
          ? call
          : { ...call, callback: call.callback.replace(unsafe, '') || 'callback' },
        reply,
      ),
  }),
};

import type { Fault } from '../../Fault.ts';

/** How much of a body is looked through for the key. */
const prefix = 1024;

export const keyBeyondFirstKilobyte: Fault = {
  clause: 'AUTH-1',
  about:
    'Looks for APIKEY in the first kilobyte of a body only, and refuses a request whose long record comes before it.',
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      const sent = inner.decode(call, request);
      if (call.body === 'none' || Buffer.from(request.body).indexOf('APIKEY') < prefix) return sent;
      const { APIKEY, ...rest } = sent;
      return rest;
    },
  }),
};

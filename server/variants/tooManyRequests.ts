import type { Variant } from '../Variant.ts';

/** One request of so many is turned away. */
const share = 200;

export const tooManyRequests: Variant = {
  about: `Every ${share}th request is answered 429, to be sent again after a second.`,
  // Waiting and sending again is the transport's matter.
  sending: {},
  hook: (inner) => {
    let count = 0;
    return {
      exchange: (request) => {
        count += 1;
        if (count % share !== 0) return inner.exchange(request);
        return {
          status: 429,
          headers: { 'retry-after': '1', 'content-type': 'text/plain' },
          body: Buffer.from('Too many requests.'),
          outcome: { operation: null, format: 'json', errorCode: '' },
        };
      },
    };
  },
};

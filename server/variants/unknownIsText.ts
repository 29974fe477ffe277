import type { Variant } from '../Variant.ts';

export const unknownIsText: Variant = {
  about: 'An operation that does not exist is answered with 404 and plain text (FMT-12, FMT-10: open).',
  hook: (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      return reply.status === 404 && call.operation === null
        ? {
            ...answer,
            headers: { 'content-type': 'text/plain' },
            body: Buffer.from('Not found: nothing here'),
          }
        : answer;
    },
  }),
};

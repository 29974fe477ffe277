import type { Variant } from '../Variant.ts';

export const wrongKeyIsPage: Variant = {
  about: 'A wrong key is answered with a web page under 403 in whatever format (Errors 7: not shown).',
  hook: (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      return reply.status === 401
        ? {
            ...answer,
            status: 403,
            headers: { 'content-type': 'text/html' },
            body: Buffer.from('<html><body>Forbidden</body></html>'),
          }
        : answer;
    },
  }),
};

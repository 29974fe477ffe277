import type { Variant } from '../Variant.ts';

export const wrongKeyToLogin: Variant = {
  about: 'A wrong key is sent on to the page for logging in (Errors 7: not shown).',
  hook: (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      return reply.status === 401
        ? {
            ...answer,
            status: 302,
            headers: { location: '/Account/Login?ReturnUrl=%2f', 'content-type': 'text/html; charset=utf-8' },
            body: Buffer.from('<html><body>Object moved to <a href="/Account/Login">here</a>.</body></html>'),
          }
        : answer;
    },
  }),
};

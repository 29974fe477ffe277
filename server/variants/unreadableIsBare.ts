import type { Variant } from '../Variant.ts';

export const unreadableIsBare: Variant = {
  about:
    'What cannot be read is answered with HTTP 400 and nothing else (ERR-5: what else is answered is observed).',
  hook: (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      return reply.status === 400 && call.operation !== null
        ? { ...answer, headers: {}, body: new Uint8Array() }
        : answer;
    },
  }),
};

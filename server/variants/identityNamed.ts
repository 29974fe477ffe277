import type { Variant } from '../Variant.ts';

export const identityNamed: Variant = {
  about: 'Answers that are not compressed say so: Content-Encoding is identity.',
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return { ...answer, headers: { ...answer.headers, 'content-encoding': 'identity' } };
    },
  }),
};

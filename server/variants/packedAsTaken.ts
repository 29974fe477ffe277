import { brotliCompressSync, deflateSync } from 'node:zlib';
import type { Variant } from '../Variant.ts';

export const packedAsTaken: Variant = {
  about: 'Answers are compressed by brotli, else by deflate, where the client takes that.',
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      const taken = request.headers['accept-encoding'] ?? '';
      const [name, pack] = /\bbr\b/.test(taken)
        ? (['br', brotliCompressSync] as const)
        : (['deflate', deflateSync] as const);
      if (!new RegExp(`\\b${name}\\b`).test(taken)) return answer;
      return {
        ...answer,
        headers: { ...answer.headers, 'content-encoding': name, vary: 'Accept-Encoding' },
        body: pack(answer.body),
      };
    },
  }),
};

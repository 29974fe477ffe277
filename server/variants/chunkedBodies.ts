import type { Variant } from '../Variant.ts';

export const chunkedBodies: Variant = {
  about: 'Answers are sent in chunks, without a length.',
  sending: { chunked: true },
};

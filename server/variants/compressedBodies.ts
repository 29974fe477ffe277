import type { Variant } from '../Variant.ts';

export const compressedBodies: Variant = {
  about: 'Answers are compressed where the client takes gzip.',
  sending: { gzip: true },
};

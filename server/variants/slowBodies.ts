import type { Variant } from '../Variant.ts';

export const slowBodies: Variant = {
  about: 'Answers come in two halves, 20 milliseconds apart.',
  sending: { pauseMs: 20 },
};

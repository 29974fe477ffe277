import type { Variant } from '../Variant.ts';

export const bigIds: Variant = {
  about: 'Ids are above 2^31.',
  choices: { idsFrom: 5_000_000_000 },
};

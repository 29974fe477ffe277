import type { Variant } from '../Variant.ts';

export const negativeIds: Variant = {
  about: 'Ids are below 0, but those of suppliers.',
  choices: { idsFrom: -1_000_000 },
};

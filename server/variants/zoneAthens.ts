import type { Variant } from '../Variant.ts';

export const zoneAthens: Variant = {
  about: 'Its wall clock is that of Europe/Athens, whose offset json shows.',
  choices: { zone: 'Europe/Athens' },
};

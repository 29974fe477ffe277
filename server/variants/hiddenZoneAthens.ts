import type { Variant } from '../Variant.ts';

export const hiddenZoneAthens: Variant = {
  about: 'Its wall clock is that of Europe/Athens; json writes instants with -0000.',
  choices: { zone: 'Europe/Athens', offsetOfDates: 'hidden' },
};

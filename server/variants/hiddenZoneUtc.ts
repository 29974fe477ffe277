import type { Variant } from '../Variant.ts';

export const hiddenZoneUtc: Variant = {
  about: 'Its wall clock is UTC; json writes instants with -0000.',
  choices: { zone: 'UTC', offsetOfDates: 'hidden' },
};

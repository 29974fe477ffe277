import type { Variant } from '../Variant.ts';

export const hiddenZoneStJohns: Variant = {
  about: 'Its wall clock is that of America/St_Johns; json writes instants with -0000.',
  choices: { zone: 'America/St_Johns', offsetOfDates: 'hidden' },
};

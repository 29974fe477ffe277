import type { Variant } from '../Variant.ts';

export const zoneStJohns: Variant = {
  about: 'Its wall clock is that of America/St_Johns, whose offset json shows.',
  choices: { zone: 'America/St_Johns' },
};

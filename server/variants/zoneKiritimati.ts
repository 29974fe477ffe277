import type { Variant } from '../Variant.ts';

export const zoneKiritimati: Variant = {
  about: 'Its wall clock is that of Pacific/Kiritimati, 14 hours ahead, whose offset json shows.',
  choices: { zone: 'Pacific/Kiritimati' },
};

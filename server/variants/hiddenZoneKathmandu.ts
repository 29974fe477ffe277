import type { Variant } from '../Variant.ts';

export const hiddenZoneKathmandu: Variant = {
  about: 'Its wall clock is that of Asia/Kathmandu; json writes instants with -0000.',
  choices: { zone: 'Asia/Kathmandu', offsetOfDates: 'hidden' },
};

import type { Variant } from '../Variant.ts';

export const zoneKathmandu: Variant = {
  about: 'Its wall clock is that of Asia/Kathmandu, whose offset json shows.',
  choices: { zone: 'Asia/Kathmandu' },
};

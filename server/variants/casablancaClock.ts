import type { Variant } from '../Variant.ts';

export const casablancaClock: Variant = {
  about:
    'Lives in Morocco, where summer time pauses in Ramadan, and writes json dates without telling the offset.',
  choices: { zone: 'Africa/Casablanca', offsetOfDates: 'hidden' },
};

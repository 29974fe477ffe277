import type { Variant } from '../Variant.ts';

export const clockOfCasablanca: Variant = {
  about: 'The clock changes four times a year, as in Morocco, and json hides its offsets.',
  choices: { zone: 'Africa/Casablanca', offsetOfDates: 'hidden' },
};

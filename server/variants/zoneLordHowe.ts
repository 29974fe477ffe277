import type { Variant } from '../Variant.ts';

export const zoneLordHowe: Variant = {
  about: 'Its wall clock is that of Australia/Lord_Howe, with a daylight change of half an hour.',
  choices: { zone: 'Australia/Lord_Howe' },
};

import type { Variant } from '../Variant.ts';

export const membersAlphabetical: Variant = {
  about: 'The members of answers stand in the order of the alphabet (the document shows no order).',
  choices: { memberOrder: 'alphabetical' },
};

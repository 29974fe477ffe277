import type { Variant } from '../Variant.ts';

export const membersReversed: Variant = {
  about: 'The members of answers stand in the opposite of the documented order.',
  choices: { memberOrder: 'reversed' },
};

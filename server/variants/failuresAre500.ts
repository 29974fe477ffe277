import type { Variant } from '../Variant.ts';

export const failuresAre500: Variant = {
  about: 'Every call that fails is answered with HTTP 500.',
  choices: { statusOfFailure: 500, statusOfWrongKey: 500, statusOfBadRequest: 500, statusOfUnknown: 500 },
};

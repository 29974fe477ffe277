import type { Variant } from '../Variant.ts';

export const failuresAre400: Variant = {
  about: 'Every call that fails is answered with HTTP 400.',
  choices: { statusOfFailure: 400, statusOfWrongKey: 400, statusOfBadRequest: 400, statusOfUnknown: 400 },
};

import type { Variant } from '../Variant.ts';

export const failuresAre200: Variant = {
  about: 'Every call is answered with HTTP 200, also with a wrong key or an unknown operation.',
  choices: { statusOfFailure: 200, statusOfWrongKey: 200, statusOfBadRequest: 200, statusOfUnknown: 200 },
};

import type { Variant } from '../Variant.ts';

export const failuresAre404: Variant = {
  about: 'Calls that were understood and fail are answered with HTTP 404 (ENV-12: OPEN).',
  choices: { statusOfFailure: 404, statusOfWrongKey: 403, statusOfBadRequest: 422, statusOfUnknown: 404 },
};

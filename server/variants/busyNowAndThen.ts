import { failsNowAndThen } from '../hooks/failsNowAndThen.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** One call of so many is turned away. */
const share = 41;

export const busyNowAndThen: Variant = {
  about: `One call of ${share} is answered 503 with a status block and no Retry-After, and does nothing (ENV-1; ENV-12 is open, and rate limits are not shown).`,
  errs: ['the target was too busy'],
  blocks: ['clause:', 'control', 'layout', 'nothing'],
  hook: failsNowAndThen(share, () => new OperationFailure('busy, nothing was done', { status: 503 })),
};

import { failsNowAndThen } from '../hooks/failsNowAndThen.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** One call of so many is the victim of a deadlock. */
const share = 37;

export const deadlockNowAndThen: Variant = {
  about: `One call of ${share} fails with HTTP 500 as the victim of a deadlock, and does nothing; the same call works when it is made again (ENV-1; ENV-12 is open).`,
  errs: ['the target refused'],
  blocks: ['clause:', 'control', 'layout', 'nothing', 'fixture:disposable.'],
  hook: failsNowAndThen(share, (count) => {
    const message = `Transaction (Process ID ${50 + (count % 7)}) was deadlocked and has been chosen as the deadlock victim. Rerun the transaction.`;
    return new OperationFailure(message, { status: 500 });
  }),
};

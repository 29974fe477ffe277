import { failsNowAndThen } from '../hooks/failsNowAndThen.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** One call of so many is turned away. */
const share = 43;

const limited = 429;

export const gatewayLimitsInJson: Variant = {
  about: `A gateway answers one call of ${share} itself, with 429 and json of its own in every format (ENV-12 is open, and rate limits are not shown).`,
  errs: ['no answer: the target was too busy', 'the target was too busy'],
  blocks: ['clause:', 'control', 'layout', 'nothing', 'fixture:disposable.'],
  hook: (inner, store, server) => {
    const limiting = failsNowAndThen(share, () => new OperationFailure('limited', { status: limited }));
    return {
      ...limiting(inner, store, server),
      encode: (call, reply) => {
        const answer = inner.encode(call, reply);
        if (reply.status !== limited) return answer;
        const body = Buffer.from('{"message":"Too Many Requests"}');
        return { ...answer, headers: { 'content-type': 'application/json' }, body };
      },
    };
  },
};

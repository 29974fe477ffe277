import { setImmediate } from 'node:timers/promises';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { Api } from '../../harness/target/Api.ts';
import { OutageError } from '../../harness/target/OutageError.ts';
import { throttle } from '../../harness/transport/throttle.ts';

/** A diagnosis judges nothing new after this time, in milliseconds. */
const judgingMs = 45_000;

/** Where records change all the time, the clauses would read them again and again. */
const mostCalls = 90;

/** Why a call was not made. */
export const whyNotCalled = 'that takes more calls or more time than a diagnosis has';

/** Latency is measured with one call under way at a time, unless each call takes longer than this, in milliseconds. */
const slowMs = 300;
const atOnceIfSlow = 4;

/** Calls one at a time, so that none waits for another. It makes no more calls than a diagnosis may, and none after its time. */
export function unhurried(api: Api, before: readonly Exchange[]): Api {
  const quickest = Math.min(...before.map(({ timings }) => timings.durationMs));
  const gate = throttle(quickest > slowMs ? atOnceIfSlow : 1, null);
  const endsAt = performance.now() + judgingMs;
  let calls = 0;
  return {
    call: async (call) => {
      await gate.enter();
      try {
        calls += 1;
        if (calls > mostCalls || performance.now() > endsAt) throw new OutageError(whyNotCalled);
        const answer = await api.call(call);
        // Answers are judged in this thread, and a call that is timed must not wait for that.
        await setImmediate();
        return answer;
      } finally {
        gate.leave(true);
      }
    },
  };
}

/** Catches the error of a call that was not made for lack of time or calls. */
export function ignoreOutOfTime(error: unknown): undefined {
  if (!(error instanceof OutageError)) throw error;
}

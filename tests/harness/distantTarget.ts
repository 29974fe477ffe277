import { setImmediate } from 'node:timers/promises';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { Target } from '../../harness/target/Target.ts';

/** A target that is far away, by a clock of its own: only waiting takes time, whatever the machine is doing. */
export interface DistantTarget {
  readonly target: Target;
  /** In milliseconds of that clock: when the last answer came. */
  readonly elapsed: () => number;
  readonly calls: () => number;
}

/** The clock goes on when nothing has been sent for so many turns of the event loop. */
const idleTurns = 3;

/** Lets every answer of `near` take `latencyMs`, with so many `connections` at once. */
export function distantTarget(near: Target, latencyMs: number, connections: number): DistantTarget {
  const urgentOnes: (() => unknown)[] = [];
  const others: (() => unknown)[] = [];
  const running: { readonly until: number; readonly finish: () => void }[] = [];
  let now = 0;
  let calls = 0;
  let ticking = false;

  const admit = (): void => {
    while (running.length < connections) {
      const start = urgentOnes.shift() ?? others.shift();
      if (start === undefined) break;
      start();
    }
    if (!ticking) void tick();
  };
  const tick = async (): Promise<void> => {
    ticking = true;
    while (running.length > 0) {
      for (let turn = 0, seen = calls; turn < idleTurns; turn += 1) {
        await setImmediate();
        if (seen !== calls) turn = 0;
        seen = calls;
      }
      const next = running.shift();
      if (next === undefined) break;
      now = next.until;
      next.finish();
      admit();
    }
    ticking = false;
  };

  return {
    elapsed: () => now,
    calls: () => calls,
    target: {
      send: async (request): Promise<Exchange> => {
        calls += 1;
        await new Promise<void>((finish) => {
          const start = (): unknown => running.push({ until: now + latencyMs, finish });
          (request.urgent === true ? urgentOnes : others).push(start);
          admit();
        });
        const exchange = await near.send(request);
        return { ...exchange, timings: { ...exchange.timings, durationMs: latencyMs } };
      },
      close: near.close,
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';

/** Decides when a request may go: how many at once, how many per second, and not before a pause is over. */
export interface Throttle {
  /** Resolves when the request may be sent. Urgent ones go first, in order. Every `enter` is followed by one `leave`. */
  readonly enter: (urgent?: boolean) => Promise<void>;
  /** `calm` is false when the target asked for less. From then on fewer requests go at once. */
  readonly leave: (calm: boolean) => void;
  /** Nothing is sent for this many milliseconds. */
  readonly pause: (ms: number) => void;
}

/** After this many calm answers one more request may go at once, up to the setting. */
const calmBeforeMore = 50;

/** Milliseconds that pass as they do, also when somebody sets the clock. */
const now = (): number => performance.now();

/** A throttle for at most `concurrency` requests at once and `rate` requests a second (null: unlimited). */
export function throttle(concurrency: number, rate: number | null): Throttle {
  const urgentOnes: (() => void)[] = [];
  const others: (() => void)[] = [];
  let allowed = concurrency;
  let running = 0;
  let calmInARow = 0;
  let notBefore = 0;
  let nextSlot = 0;

  const admit = (): void => {
    while (running < allowed) {
      const next = urgentOnes.shift() ?? others.shift();
      if (next === undefined) return;
      running += 1;
      next();
    }
  };

  const slot = (): number => {
    if (rate === null) return notBefore;
    const at = Math.max(now(), nextSlot, notBefore);
    nextSlot = at + 1000 / rate;
    return at;
  };

  return {
    enter: async (urgent = false) => {
      await new Promise<void>((resolve) => {
        (urgent ? urgentOnes : others).push(resolve);
        admit();
      });
      let until = slot();
      while (until > now()) {
        await sleep(until - now());
        // Another request may have asked for a pause while this one was waiting. Those that waited go at the rate after it.
        if (until < notBefore) until = slot();
      }
    },
    leave: (calm) => {
      running -= 1;
      if (calm) {
        calmInARow += 1;
        if (calmInARow % calmBeforeMore === 0) allowed = Math.min(concurrency, allowed + 1);
      } else {
        calmInARow = 0;
        allowed = Math.max(1, Math.floor(allowed / 2));
      }
      admit();
    },
    pause: (ms) => {
      notBefore = Math.max(notBefore, now() + ms);
    },
  };
}

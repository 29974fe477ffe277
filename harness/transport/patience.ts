/** How long is waited for a target that asks for time with 429 or 503, by all requests that share it. */
export interface Patience {
  /** How long one request may wait in all, in milliseconds. */
  readonly ofRequestMs: number;
  /** What is left of the time for all of them, in milliseconds. */
  readonly leftMs: () => number;
  /**
   * Takes a wait that begins now, and tells whether so much was left. What overlaps a wait that was taken before costs
   * nothing: requests that stand side by side wait together.
   */
  readonly take: (ms: number) => boolean;
}

/** Patience for so long in all, and for each request; by default that of a whole run: ten minutes, and one minute a request. */
export function patience(allMs = 600_000, ofRequestMs = 60_000): Patience {
  let left = allMs;
  let waitingUntil = 0;
  return {
    ofRequestMs,
    leftMs: () => left,
    take: (ms) => {
      const now = performance.now();
      const longer = Math.max(0, now + ms - Math.max(now, waitingUntil));
      if (longer > left) return false;
      left -= longer;
      waitingUntil = Math.max(waitingUntil, now + ms);
      return true;
    },
  };
}

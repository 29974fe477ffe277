/** How long we wait for a target that asks for time with 429 or 503. All requests share this time. */
export interface Patience {
  /** How long one request may wait in total, in milliseconds. */
  readonly ofRequestMs: number;
  /** What is left of the time for all of them, in milliseconds. */
  readonly leftMs: () => number;
  /**
   * Takes a wait that begins now, and returns whether enough time was left. The overlap with an earlier wait costs nothing:
   * parallel requests wait together.
   */
  readonly take: (ms: number) => boolean;
}

/**
 * Patience for this long in total, and for each request. By default that of a whole run: ten minutes, and one minute for each
 * request.
 */
export function patience(allMs = 600_000, ofRequestMs = 60_000): Patience {
  let left = allMs;
  let waitingUntil = 0;
  return {
    ofRequestMs,
    leftMs: () => left,
    take: (ms) => {
      const now = performance.now();
      const longer = Math.max(0, ms - Math.max(0, waitingUntil - now));
      if (longer > left) return false;
      left -= longer;
      waitingUntil = Math.max(waitingUntil, now + ms);
      return true;
    },
  };
}

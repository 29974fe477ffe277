/** A share with its 95 % interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/** Wilson's interval for a share of successes in trials, at 95 %. Without trials it is 0 to 1. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const middle = share + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  // At the ends rounding would leave a tiny remainder instead of exactly 0 or 1.
  return {
    low: successes === 0 ? 0 : (middle - spread) / scale,
    high: successes === trials ? 1 : (middle + spread) / scale,
  };
}

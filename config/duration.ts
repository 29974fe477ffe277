const units = { ms: 1, s: 1000, m: 60_000 } as const;

/** A timer takes no longer time than this, nearly 25 days. Nobody waits longer either. */
const longestMs = 2 ** 31 - 1;

/** Milliseconds of `3000`, `500ms`, `3s` or `1m`, as the settings' schema allows them: from 1 to the longest that a timer takes. */
export function duration(given: string | number): number {
  const [, amount = '', unit = 'ms'] = /^([0-9.]+)(ms|s|m)?$/.exec(String(given)) ?? [];
  return Math.min(longestMs, Math.max(1, Math.round(Number(amount) * units[unit as keyof typeof units])));
}

const units = { ms: 1, s: 1000, m: 60_000 } as const;

/** Milliseconds of `3000`, `500ms`, `3s` or `1m`, as the settings' schema allows them; at least 1. */
export function duration(given: string | number): number {
  const [, amount = '', unit = 'ms'] = /^([0-9.]+)(ms|s|m)?$/.exec(String(given)) ?? [];
  return Math.max(1, Math.round(Number(amount) * units[unit as keyof typeof units]));
}

import type { Plan } from './Plan.ts';

/**
 * The evidence whose calls wait for one another longest, in the order in which it is gathered: what goes across formats,
 * each after what it requires. Begun late, or queueing up behind all other calls, it would end last, alone.
 */
export function longestChains({ evidence }: Plan): ReadonlySet<string> {
  const across = [...evidence.values()].filter(
    ({ address, stage }) => address === 'many' && stage === undefined,
  );
  return new Set(
    across.flatMap(({ key, requires = [] }) => [...requires, key]).filter((key) => evidence.has(key)),
  );
}

import type { Plan } from './Plan.ts';

/**
 * The evidence whose calls wait for one another longest, in the order in which it is gathered: what goes across formats,
 * each after all that it requires, and that first of all behind which most pieces stand in a line. Begun late, or queueing
 * up behind all other calls, it would end last, alone.
 */
export function longestChains({ evidence }: Plan): ReadonlySet<string> {
  const depths = new Map<string, number>();
  const depthOf = (key: string): number => {
    const known = depths.get(key);
    if (known !== undefined) return known;
    const depth = 1 + Math.max(0, ...(evidence.get(key)?.requires ?? []).map(depthOf));
    depths.set(key, depth);
    return depth;
  };
  const chains = new Set<string>();
  const add = (key: string): void => {
    const spec = evidence.get(key);
    if (spec === undefined || chains.has(key)) return;
    for (const required of spec.requires ?? []) add(required);
    chains.add(key);
  };
  [...evidence.values()]
    .filter(({ address, stage }) => address === 'many' && stage === undefined)
    .map(({ key }) => key)
    .sort((a, b) => depthOf(b) - depthOf(a))
    .forEach(add);
  return chains;
}

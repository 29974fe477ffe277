import type { Plan } from './Plan.ts';
import { precedingOf, waitingDepths } from './waitingDepths.ts';

/**
 * The evidence whose calls wait for one another longest, in the order in which it is gathered: what goes across formats,
 * each after all that goes before it, and that first of all behind which most pieces stand in a line. Begun late, or queueing
 * up behind all other calls, it would end last, alone.
 */
export function longestChains({ evidence }: Plan): ReadonlySet<string> {
  const depthOf = waitingDepths(evidence);
  const chains = new Set<string>();
  const add = (key: string): void => {
    const spec = evidence.get(key);
    if (spec === undefined || chains.has(key)) return;
    for (const before of precedingOf(spec)) add(before);
    chains.add(key);
  };
  [...evidence.values()]
    .filter(({ address, stage }) => address === 'many' && stage === undefined)
    .map(({ key }) => key)
    .sort((a, b) => depthOf(b) - depthOf(a))
    .forEach(add);
  return chains;
}

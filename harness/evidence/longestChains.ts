import type { Plan } from './Plan.ts';
import { precedingOf, waitingDepths } from './waitingDepths.ts';

/**
 * The evidence whose calls wait for one another longest, in gathering order. This is evidence across formats, each piece after
 * all that precedes it. The piece with the longest line before it comes first. If it started late or queued behind all other
 * calls, it would finish last, alone.
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

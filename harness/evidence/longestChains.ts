import type { EvidenceSpec } from './EvidenceSpec.ts';
import type { Plan } from './Plan.ts';

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

/** What is gathered before a piece of evidence. */
export const precedingOf = (spec: EvidenceSpec | undefined): readonly string[] => [
  ...(spec?.requires ?? []),
  ...(spec?.follows ?? []),
  ...(spec?.afterToSaveTime ?? []),
];

/**
 * How many pieces of evidence are in a line that ends with this one, each waiting for the one before it; 1 for a piece that waits
 * for none.
 */
function waitingDepths(evidence: ReadonlyMap<string, EvidenceSpec>): (key: string) => number {
  const depths = new Map<string, number>();
  const depthOf = (key: string): number => {
    const known = depths.get(key);
    if (known !== undefined) return known;
    const depth = 1 + Math.max(0, ...precedingOf(evidence.get(key)).map(depthOf));
    depths.set(key, depth);
    return depth;
  };
  return depthOf;
}

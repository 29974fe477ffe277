import type { EvidenceSpec } from './Evidence.ts';

/** What is gathered before a piece of evidence. */
export const precedingOf = (spec: EvidenceSpec | undefined): readonly string[] => [
  ...(spec?.requires ?? []),
  ...(spec?.follows ?? []),
];

/**
 * How many pieces of evidence are in a line that ends with this one, each waiting for the one before it; 1 for a piece that waits
 * for none.
 */
export function waitingDepths(evidence: ReadonlyMap<string, EvidenceSpec>): (key: string) => number {
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

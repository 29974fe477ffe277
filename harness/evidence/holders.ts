import type { EvidenceSpec } from './EvidenceSpec.ts';
import { namedIn, type Plan, withRequired } from './Plan.ts';

/** Who still needs each piece of evidence of a plan: cases until they are judged, other evidence until it is gathered. */
export interface Holders {
  /** The evidence that a scenario may use (`GatherContext.other`). */
  readonly usedBy: (spec: EvidenceSpec) => readonly string[];
  /** Notes that a case is judged, and returns the evidence that nobody needs any more. */
  readonly judged: (evidence: string) => readonly string[];
  /** Notes that evidence is gathered, and returns the evidence that nobody needs any more. */
  readonly gathered: (spec: EvidenceSpec) => readonly string[];
}

/**
 * Counts who needs what. A case needs its evidence and all that this requires, however deep, because a clause that it yields to may
 * be judged there. It also needs all that a read uses: a read is made again before its breach is believed. `before` gives the
 * evidence just before a piece that goes in a line.
 */
export function holders(
  { cases, evidence }: Pick<Plan, 'cases' | 'evidence'>,
  before: (spec: EvidenceSpec) => string | undefined,
): Holders {
  const counts = new Map<string, number>();
  const gathered = new Set<string>();
  const usedBy = (spec: EvidenceSpec): readonly string[] => {
    const previous = before(spec);
    const named = namedIn(spec);
    return [...new Set(previous === undefined ? named : [...named, previous])].filter((key) =>
      evidence.has(key),
    );
  };
  const known = new Map<string, readonly string[]>();
  const judgedBy = (key: string): readonly string[] => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const spec = evidence.get(key);
    const keys = [
      ...new Set([...withRequired([key], evidence), ...(spec?.effect === 'read' ? usedBy(spec) : [])]),
    ];
    known.set(key, keys);
    return keys;
  };
  const hold = (keys: readonly string[]): void => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const isFree = (key: string): boolean => gathered.has(key) && (counts.get(key) ?? 0) === 0;
  const release = (keys: readonly string[]): readonly string[] => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) - 1);
    return keys.filter(isFree);
  };
  for (const item of cases) hold(judgedBy(item.evidence));
  for (const spec of evidence.values()) hold(usedBy(spec));
  return {
    usedBy,
    judged: (key) => release(judgedBy(key)),
    gathered: (spec) => {
      gathered.add(spec.key);
      return [...release(usedBy(spec)), ...(isFree(spec.key) ? [spec.key] : [])];
    },
  };
}

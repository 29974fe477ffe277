import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { type Plan, specIn, withRequired } from '../../harness/evidence/Plan.ts';
import type { Case } from '../../harness/verdicts/Case.ts';

/** The criteria for a part of a plan. */
interface Choice {
  /** The share of the evidence, 0 to 1. */
  readonly share: number;
  readonly seed: number;
  /** Cases that belong to every part. */
  readonly always?: (item: Case) => boolean;
}

/**
 * A part of a plan; the same choice gives the same part. It holds all cases of the drawn evidence and those that are always
 * included, with the evidence that theirs requires. Nothing is observed, because a proof is about verdicts.
 */
export function partOf(plan: Plan, { share, seed, always = () => false }: Choice): Plan {
  const isDrawn = (key: string): boolean => share >= 1 || drawOf(seed, key) < share * 2 ** 32;
  const cases = plan.cases.filter((item) => isDrawn(item.evidence) || always(item));
  const evidence = new Map<string, EvidenceSpec>();
  for (const item of cases)
    for (const key of withRequired([item.evidence], plan.evidence)) evidence.set(key, specIn(plan, key));
  return { ...plan, cases, evidence, observers: [] };
}

/**
 * A number of 32 bits that is spread evenly over keys: FNV-1a with the finish of MurmurHash3. Every server of a proof draws from the
 * whole plan, and a cryptographic hash took a tenth of its time.
 */
function drawOf(seed: number, key: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

import { caseSeed } from '../../generators/caseSeed.ts';
import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
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
  const isDrawn = (key: string): boolean => share >= 1 || caseSeed(seed, key) < share * 2 ** 32;
  const cases = plan.cases.filter((item) => isDrawn(item.evidence) || always(item));
  const evidence = new Map<string, EvidenceSpec>();
  const add = (key: string): void => {
    const spec = plan.evidence.get(key);
    if (spec === undefined) throw new Error(`the plan holds no evidence ${key}`);
    if (evidence.has(key)) return;
    evidence.set(key, spec);
    for (const required of spec.requires ?? []) add(required);
  };
  for (const item of cases) add(item.evidence);
  return { cases, evidence, observers: [] };
}

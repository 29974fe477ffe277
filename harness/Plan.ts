import type { Case } from './Case.ts';
import type { EvidenceSpec } from './Evidence.ts';

/** Everything a run will do, made in one place before anything is sent; the same again from the same settings. */
export interface Plan {
  readonly cases: readonly Case[];
  /** Only the evidence that the selected cases need, by key. */
  readonly evidence: ReadonlyMap<string, EvidenceSpec>;
}

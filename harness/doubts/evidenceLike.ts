import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import type { Plan } from '../evidence/Plan.ts';
import type { Call } from '../exchanges/Answer.ts';

interface EvidenceLike {
  /** All evidence of the plan that waits for no stage. */
  readonly evidence: readonly EvidenceSpec[];
  /** Whether evidence is of the call's operation. */
  readonly isItsOwn: (spec: EvidenceSpec) => boolean;
  /** Whether evidence is gathered in the call's format and at its address. */
  readonly isHere: (spec: EvidenceSpec) => boolean;
}

/** The evidence that can be gathered at any time, and how it is like a call. */
export const evidenceLike = (plan: Plan, { operationName, format, address }: Call): EvidenceLike => ({
  evidence: [...plan.evidence.values()].filter(({ stage }) => stage === undefined),
  isItsOwn: ({ operation }) => operation?.name === operationName,
  isHere: (spec) => spec.format === format && spec.address === address,
});

import type { Case } from '../harness/Case.ts';
import type { EvidenceSpec } from '../harness/Evidence.ts';
import type { Format } from '../specs/Format.ts';

/**
 * Cases about several formats or addresses at once, and the evidence they need, made from the selected formats; it may
 * name the evidence of single places too (`evidenceKey`). One file a clause in `across/`.
 */
export type Across = (selected: readonly Format[]) => {
  readonly evidence: readonly EvidenceSpec[];
  readonly cases: readonly Case[];
};

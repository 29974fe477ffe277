import type { EvidenceSpec } from '../harness/Evidence.ts';
import type { Observer } from '../harness/Plan.ts';
import type { Format } from '../specs/Format.ts';

/** What is looked at for the implementation profile, with what is asked for it alone. */
export interface Profile extends Observer {
  /** Few calls, made only in a run that is not narrowed to clauses or cases: no case asks for them. */
  readonly evidence?: (selected: readonly Format[]) => readonly EvidenceSpec[];
}

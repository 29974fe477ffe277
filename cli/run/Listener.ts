import type { Verdict } from '../../harness/Verdict.ts';

/** Who is told of a run as it goes. */
export interface Listener {
  readonly verdict: (verdict: Verdict) => void;
}

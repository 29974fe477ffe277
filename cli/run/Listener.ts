import type { Verdict } from '../../harness/Verdict.ts';

/** Who is told of a run as it goes. */
export interface Listener {
  /** The ids of the cases that will be judged; told before the first verdict. */
  readonly planned: (ids: readonly string[]) => void;
  readonly verdict: (verdict: Verdict) => void;
}

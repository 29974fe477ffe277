import type { Verdict } from '../../harness/Verdict.ts';

/** Who is told of a run as it goes. */
export interface Listener {
  /** How many cases will be judged; told before the first verdict. */
  readonly planned: (count: number) => void;
  readonly verdict: (verdict: Verdict) => void;
}

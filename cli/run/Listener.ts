import type { Verdict } from '../../harness/verdicts/Verdict.ts';

/** Hears about a run's progress. */
export interface Listener {
  /** The ids of the cases that will be judged; called before the first verdict. */
  readonly planned: (ids: readonly string[]) => void;
  readonly verdict: (verdict: Verdict) => void;
}

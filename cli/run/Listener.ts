import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { SuiteOfRun } from './suiteOf.ts';

/** Hears about a run's progress. */
export interface Listener {
  /** Hears which cases will be judged, before the first verdict. */
  readonly planned: (suite: SuiteOfRun) => void;
  readonly verdict: (verdict: Verdict) => void;
}

import { isSecurityBreach } from './concernOf.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { summarise } from './summarise.ts';

/**
 * How a run is to be taken at a glance, which decides the colours of all reports: `good` only where the target conforms, and
 * `caution` instead where it takes keys that it should refuse; `bad` where something is broken; `open` for all the rest.
 */
export type Tone = 'good' | 'caution' | 'bad' | 'open';

export function toneOf(run: FinishedRun): Tone {
  const { outcome } = summarise(run);
  if (outcome === 'does not conform') return 'bad';
  if (run.verdicts.some(isSecurityBreach)) return 'caution';
  return outcome === 'conforms' ? 'good' : 'open';
}

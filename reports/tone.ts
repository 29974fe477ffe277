import { isSecurityBreach } from './concernOf.ts';
import { outdated } from './deviations.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { isFailed, summarise } from './summarise.ts';

/**
 * A run at a glance, which decides the colours of all reports. `good`: the target conforms. `caution`: nothing counts as broken,
 * but it accepts keys that it should refuse. `bad`: it does not conform, or a known deviation is out of date. `open`: anything else.
 */
export type Tone = 'good' | 'caution' | 'bad' | 'open';

export function toneOf(run: FinishedRun): Tone {
  const { outcome } = summarise(run);
  if (isFailed(run) || outdated(run).length > 0) return 'bad';
  if (run.verdicts.some(isSecurityBreach)) return 'caution';
  return outcome === 'conforms' ? 'good' : 'open';
}

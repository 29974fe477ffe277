import { outdated } from './deviations.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { isConclusive, isFailed } from './summarise.ts';

/** What the exit codes mean, in their order of precedence (docs/judging.md, Outcome). */
export const exitCodes = {
  interrupted: 130,
  wrongSettings: 2,
  noTarget: 3,
  breach: 1,
  notJudged: 4,
  noBreach: 0,
} as const;

/** The exit code of a run that got far enough to have verdicts. */
export function exitCode(run: FinishedRun): number {
  if (run.interrupted) return exitCodes.interrupted;
  if (isFailed(run) || outdated(run).length > 0) return exitCodes.breach;
  return isConclusive(run) ? exitCodes.noBreach : exitCodes.notJudged;
}

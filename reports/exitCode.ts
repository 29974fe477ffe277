import type { FinishedRun } from './FinishedRun.ts';
import { isStrictBreach, summarise } from './summarise.ts';

/** What the exit codes mean, in the order in which they go before each other (docs/judging.md, Outcome). */
export const exitCodes = {
  interrupted: 130,
  wrongSettings: 2,
  noTarget: 3,
  breach: 1,
  notJudged: 4,
  conforms: 0,
} as const;

/** The exit code of a run that came so far as to have verdicts. */
export function exitCode(run: FinishedRun): number {
  if (run.interrupted) return exitCodes.interrupted;
  const { failed, conforms } = summarise(run);
  if (failed > 0 || (run.strict && run.verdicts.some(isStrictBreach))) return exitCodes.breach;
  return conforms ? exitCodes.conforms : exitCodes.notJudged;
}

import type { Status, Verdict } from '../harness/Verdict.ts';
import { statuses } from '../harness/Verdict.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { unjudged } from './unjudged.ts';
import { unshown } from './unshown.ts';

/** The counts of a run and what follows from them (docs/judging.md, Outcome). */
export interface Summary extends Readonly<Record<Status, number>> {
  readonly conforms: boolean;
  /** MUST clauses without a verdict in a selected format, as `clause@format`. */
  readonly unjudged: readonly string[];
}

/** Whether the run came to its end: not interrupted, nothing broken on our side, a verdict for every case. */
export const isComplete = (run: FinishedRun): boolean =>
  !run.interrupted && run.faults.length === 0 && run.verdicts.length === run.planned;

/** Passed, failed or warned: somebody looked and could tell. */
export const isJudged = ({ status }: Pick<Verdict, 'status'>): boolean =>
  status === 'passed' || status === 'failed' || status === 'warned';

/** A breach that `--strict` makes fail; breaches of a NOTE never do. */
export const isStrictBreach = ({ status, level }: Verdict): boolean =>
  status === 'warned' && level === 'SHOULD';

const known = new WeakMap<FinishedRun, Summary>();

/** Counts a finished run, once for all reports; the one place where `conforms` is decided. */
export function summarise(run: FinishedRun): Summary {
  const summary = known.get(run) ?? counted(run);
  known.set(run, summary);
  return summary;
}

function counted(run: FinishedRun): Summary {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status } of run.verdicts) counts[status] += 1;
  const conforms =
    counts.failed === 0 &&
    counts.errored === 0 &&
    !(run.strict && run.verdicts.some(isStrictBreach)) &&
    isComplete(run) &&
    unshown(run.verdicts).length === 0 &&
    run.verdicts.some(isJudged);
  return { conforms, ...counts, unjudged: unjudged(run) };
}

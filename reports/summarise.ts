import type { Status, Verdict } from '../harness/verdicts/Verdict.ts';
import { statuses } from '../harness/verdicts/Verdict.ts';
import { outdated } from './deviations.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { groupedByCause } from './groupedByCause.ts';
import { inconclusiveClauses } from './inconclusiveClauses.ts';
import { unjudged } from './unjudged.ts';
import { isJudged } from './verdictStatus.ts';

/** The outcomes, in the words that all reports use (docs/judging.md, Outcome). */
export type RunOutcome =
  | 'does not conform'
  | 'conforms'
  | `${number} known deviation${'' | 's'}, nothing new`
  | `no ${'' | 'new '}breach found in ${number} of ${number} cases`
  | `${number} answer${'' | 's'} judged, ${number} breach${'' | 'es'}`;

/** Which of these outcomes it is, for readers that need more than its words. `traffic`: answers to other clients were judged. */
export type OutcomeKind = 'broken' | 'conforms' | 'onlyKnown' | 'nothingNew' | 'nothingFound' | 'traffic';

/** The counts of a run and what follows from them (docs/judging.md, Outcome). */
export interface Summary extends Readonly<Record<Status, number>> {
  readonly outcome: RunOutcome;
  /** Not in results.json. */
  readonly kind: OutcomeKind;
  readonly conforms: boolean;
  /** How many cases passed, failed or warned, known breaches among them. */
  readonly judged: number;
  /** How many cases the whole suite has, selected or not, except those that are not applicable. */
  readonly cases: number;
  /** MUST clauses without a verdict in a selected format, as `clause@format`. */
  readonly unjudged: readonly string[];
}

/** Whether the run reached its end: not ended early, no shard missing, nothing broken on our side, and a verdict for every case. */
export const isComplete = (run: FinishedRun): boolean =>
  !run.interrupted &&
  run.endedEarly === undefined &&
  (run.merged?.missing ?? []).length === 0 &&
  run.ownErrors.length === 0 &&
  run.verdicts.length === run.planned;

/**
 * Whether an empty result can be believed: the run is complete and without errors, and something was judged. A small selection may leave
 * nothing to a shard.
 */
export const isConclusive = (run: FinishedRun): boolean =>
  isComplete(run) &&
  run.verdicts.every(({ status }) => status !== 'errored') &&
  inconclusiveClauses(run.verdicts).length === 0 &&
  (run.verdicts.some(isJudged) || (run.shard !== undefined && run.planned === 0));

/** A breach that `--strict` counts as a failure. A breach of a NOTE never counts. */
export const isStrictBreach = ({ status, level }: Verdict): boolean =>
  status === 'warned' && level === 'SHOULD';

/** Whether something is broken that counts: the target does not conform, or other clients met a breach. */
export const isFailed = ({ verdicts, strict }: FinishedRun): boolean =>
  verdicts.some((verdict) => verdict.status === 'failed' || (strict && isStrictBreach(verdict)));

const known = new WeakMap<FinishedRun, Summary>();

/** Counts a finished run, once for all reports. Only this function decides the outcome. */
export function summarise(run: FinishedRun): Summary {
  const summary = known.get(run) ?? summaryOf(run);
  known.set(run, summary);
  return summary;
}

function summaryOf(run: FinishedRun): Summary {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status } of run.verdicts) counts[status] += 1;
  const judged = run.verdicts.filter(isJudged).length;
  const cases = run.suiteCases - counts.notApplicable;
  // What clients happen to call is no selection of anything.
  const withoutVerdict = run.traffic === undefined ? unjudged(run) : [];
  const isBroken = isFailed(run);
  const isWhole = run.planned === run.suiteCases && isConclusive(run);
  const conforms =
    !isBroken &&
    run.completes === undefined &&
    run.shard === undefined &&
    run.traffic === undefined &&
    counts.known === 0 &&
    outdated(run).length === 0 &&
    isWhole &&
    withoutVerdict.length === 0 &&
    !run.verdicts.some(barsConformance);
  const kind =
    run.traffic !== undefined ? 'traffic' : isBroken ? 'broken' : conforms ? 'conforms' : kindOfOpen(run);
  return {
    outcome: inWords(kind, run, judged, cases),
    kind,
    conforms,
    judged,
    cases,
    ...counts,
    unjudged: withoutVerdict,
  };
}

/** Where nothing counts as broken, but not everything is known to be kept. */
function kindOfOpen(run: FinishedRun): OutcomeKind {
  if (metBy(run) === 0) return 'nothingFound';
  // Nobody knows what the rest of such a run would have brought.
  return isConclusive(run) ? 'onlyKnown' : 'nothingNew';
}

function inWords(kind: OutcomeKind, run: FinishedRun, judged: number, cases: number): RunOutcome {
  switch (kind) {
    case 'broken':
      return 'does not conform';
    case 'conforms':
      return 'conforms';
    case 'nothingFound':
      return `no breach found in ${judged} of ${cases} cases`;
    case 'nothingNew':
      return `no new breach found in ${judged} of ${cases} cases`;
    case 'onlyKnown': {
      const met = metBy(run);
      return `${met} known deviation${met === 1 ? '' : 's'}, nothing new`;
    }
    case 'traffic':
      return seen(run);
  }
}

/** What was seen, which is no judgement on the whole target. */
function seen({ verdicts, traffic }: FinishedRun): RunOutcome {
  const { length } = groupedByCause(verdicts).filter(([first]) => first?.status === 'failed');
  const judged = traffic?.judged ?? 0;
  return `${judged} answer${judged === 1 ? '' : 's'} judged, ${length} breach${length === 1 ? '' : 'es'}`;
}

/** How many entries of the list of known deviations are met. */
export const metBy = ({ deviations }: FinishedRun): number =>
  deviations.filter(({ state, count }) => state === 'met' && count > 0).length;

/** A blocked MUST may hide a breach, and so may a missing fixture (docs/decisions/0009). */
const barsConformance = ({ status, level, cause }: Verdict): boolean =>
  status === 'blocked' && (level === 'MUST' || cause?.startsWith('fixture:') === true);

import { matchesGlob } from '../config/matchesGlob.ts';
import type { Deviation } from '../config/Settings.ts';
import type { Case } from '../harness/verdicts/Case.ts';
import type { Known, Verdict } from '../harness/verdicts/Verdict.ts';
import type { FinishedRun } from './FinishedRun.ts';

/**
 * What became of an entry of the list. `met`: a case that it names is broken. `stale`: every case that it names was judged, and none is
 * broken. `past`: its date is over, so that it counts no more, and a case that it names was judged. `unjudged`: the run can't tell, for
 * not all of its cases were judged.
 */
type DeviationState = 'met' | 'stale' | 'past' | 'unjudged';

/** An entry of the list of known deviations, with what a run says of it. */
export interface JudgedDeviation extends Deviation {
  readonly state: DeviationState;
  /** How many broken cases are known by it; for one past its date, how many it names. */
  readonly count: number;
}

/** What an entry can name a case by. */
type NamedCase = Pick<Case, 'id' | 'clause' | 'format'> & { readonly operation: string };

/**
 * The verdict of a breach that an entry names becomes `known`; every other verdict stays as it is. Of several entries the first one
 * counts. `at` is the day of the run.
 */
export function withDeviations(verdict: Verdict, deviations: readonly Deviation[], at: Date): Verdict {
  const { status } = verdict;
  if (status !== 'failed' && status !== 'warned') return verdict;
  const entry = entryFor(verdict, deviations, at);
  if (entry === undefined) return verdict;
  const { reason, issue } = entry;
  const known: Known = { status, reason, ...(issue === undefined ? {} : { issue }) };
  return { ...verdict, status: 'known', known };
}

const entryFor = (named: NamedCase, deviations: readonly Deviation[], at: Date): Deviation | undefined =>
  deviations.find((one) => !isPast(one, at) && names(one, named));

/** What a run's verdicts say of each entry, in the order of the list. `suite` are all cases that there are, selected or not. */
export function judgedDeviations(
  deviations: readonly Deviation[],
  verdicts: readonly Verdict[],
  { suite, at }: { readonly suite: readonly NamedCase[]; readonly at: Date },
): readonly JudgedDeviation[] {
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  return deviations.map((entry) => {
    const named = suite.filter((one) => names(entry, one)).map(({ id }) => verdictOf.get(id));
    const judged = named.filter((verdict) => verdict !== undefined && isTold(verdict));
    const broken = named.filter((verdict) => verdict !== undefined && isBroken(verdict));
    const own = isPast(entry, at)
      ? broken
      : broken.filter((verdict) => verdict !== undefined && entryFor(verdict, deviations, at) === entry);
    const isWhole = named.every((verdict) => verdict?.status === 'notApplicable' || judged.includes(verdict));
    const state =
      judged.length === 0
        ? 'unjudged'
        : isPast(entry, at)
          ? 'past'
          : broken.length > 0
            ? 'met'
            : isWhole
              ? 'stale'
              : 'unjudged';
    return { ...entry, state, count: own.length };
  });
}

const isBroken = ({ status }: Verdict): boolean => ['failed', 'warned', 'known'].includes(status);

const isTold = (verdict: Verdict): boolean => verdict.status === 'passed' || isBroken(verdict);

/** Which entries of the list are to go, and what to do. Each of them ends a run with exit code 1. */
export const outdated = ({ deviations }: Pick<FinishedRun, 'deviations'>): readonly string[] =>
  deviations.flatMap(({ state, clause, until, count }, index) => {
    const name = `deviations.${index} (${clause})`;
    if (state === 'stale') return [`${name}: nothing that it names is broken any more. Remove the entry.`];
    if (state !== 'past') return [];
    const advice =
      count === 0
        ? 'Nothing that it names is broken: remove the entry.'
        : 'Mend the target, or give it another date.';
    return [`${name}: its date is over (${until}). ${advice}`];
  });

/** A case about two formats belongs to both; its whole name counts too, such as `all`. */
function names(entry: Deviation, { clause, operation, format, id }: NamedCase): boolean {
  const matches = (globs: readonly string[] | undefined, ...texts: readonly string[]): boolean =>
    globs === undefined || globs.some((glob) => texts.some((text) => matchesGlob(glob, text)));
  return (
    entry.clause === clause &&
    matches(entry.operations, operation) &&
    matches(entry.formats, format, ...format.split('+')) &&
    matches(entry.cases, id)
  );
}

/** The named day counts to its end, UTC. */
const isPast = ({ until }: Deviation, at: Date): boolean =>
  until !== undefined && at.toISOString().slice(0, 10) > until;

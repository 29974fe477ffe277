import { globMatcher } from '../config/matchesGlob.ts';
import type { KnownDeviation } from '../config/Settings.ts';
import { remembered } from '../harness/evidence/remembered.ts';
import type { Case } from '../harness/verdicts/Case.ts';
import type { Known, Verdict } from '../harness/verdicts/Verdict.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { isBrokenCase, isJudged } from './verdictStatus.ts';

/**
 * What became of an entry of the list. `met`: a case that it names is broken. `stale`: every case that it names was judged, and none is
 * broken. `past`: its date is over, so that it counts no more, and a case that it names was judged. `unjudged`: the run can't tell, because
 * not all of its cases were judged.
 */
type DeviationState = 'met' | 'stale' | 'past' | 'unjudged';

/** An entry of the list of known deviations, with what a run says of it. */
export interface JudgedDeviation extends KnownDeviation {
  readonly state: DeviationState;
  /** How many broken cases are known by it; for one past its date, how many it names. */
  readonly count: number;
}

/** What an entry can name a case by. */
export type NamedCase = Pick<Case, 'id' | 'clause' | 'format'> & { readonly operation: string };

/**
 * The verdict of a breach that an entry names becomes `known`; every other verdict stays as it is. Of several entries the first one
 * counts. `at` is the day of the run.
 */
export function withDeviations(verdict: Verdict, deviations: readonly KnownDeviation[], at: Date): Verdict {
  const { status } = verdict;
  if (status !== 'failed' && status !== 'warned') return verdict;
  const entry = entryFor(verdict, deviations, at);
  if (entry === undefined) return verdict;
  const { reason, issue } = entry;
  const known: Known = { status, reason, ...(issue === undefined ? {} : { issue }) };
  return { ...verdict, status: 'known', known };
}

const entryFor = (
  named: NamedCase,
  deviations: readonly KnownDeviation[],
  at: Date,
): KnownDeviation | undefined => deviations.find((one) => !isPast(one, at) && isNamedBy(one, named));

/** What a run's verdicts say of each entry, in the order of the list. `suite` holds every case, selected or not. */
export function judgedDeviations(
  deviations: readonly KnownDeviation[],
  verdicts: readonly Verdict[],
  { suite, at }: { readonly suite: readonly NamedCase[]; readonly at: Date },
): readonly JudgedDeviation[] {
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  return deviations.map((entry) => {
    const named = suite.filter((one) => isNamedBy(entry, one));
    const given = named.flatMap(({ id }) => verdictOf.get(id) ?? []);
    const isOver = isPast(entry, at);
    const broken = given.filter(isBrokenCase);
    const own = isOver ? broken : broken.filter((verdict) => entryFor(verdict, deviations, at) === entry);
    return { ...entry, state: stateOf(given, named.length, isOver), count: own.length };
  });
}

/** The state of an entry that names this many cases, by the verdicts that the run gave to them. */
function stateOf(given: readonly Verdict[], count: number, isOver: boolean): DeviationState {
  if (!given.some(isJudged)) return 'unjudged';
  if (isOver) return 'past';
  if (given.some(isBrokenCase)) return 'met';
  const settled = given.filter(
    (verdict) =>
      isJudged(verdict) || (verdict.status === 'notApplicable' && verdict.outOfScope === undefined),
  );
  return settled.length === count ? 'stale' : 'unjudged';
}

/** The outdated entries, each with what to do about it. Any of them ends a run with exit code 1. */
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

/** Whether an entry names a case. */
export const isNamedBy = (entry: KnownDeviation, one: NamedCase): boolean => matcherOf(entry)(one);

/** A case about two formats belongs to both; its whole name counts too, such as `all`. */
const matcherOf = remembered(({ clause, ...globs }: KnownDeviation) => {
  const matcher = (some: readonly string[] | undefined): ((text: string) => boolean) =>
    some === undefined ? () => true : globMatcher(some);
  const isCalled = matcher(globs.operations);
  const isWritten = matcher(globs.formats);
  const isCase = matcher(globs.cases);
  return ({ format, ...one }: NamedCase): boolean =>
    one.clause === clause &&
    isCalled(one.operation) &&
    [format, ...format.split('+')].some(isWritten) &&
    isCase(one.id);
});

/** The named day counts to its end, UTC. */
const isPast = ({ until }: KnownDeviation, at: Date): boolean =>
  until !== undefined && at.toISOString().slice(0, 10) > until;

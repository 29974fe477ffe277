import { matchesGlob } from '../config/matchesGlob.ts';
import type { Deviation } from '../config/Settings.ts';
import type { Known, Verdict } from '../harness/verdicts/Verdict.ts';
import type { FinishedRun } from './FinishedRun.ts';

/**
 * What became of an entry of the list. `met`: a case that it names is broken. `stale`: cases were judged, and none is broken.
 * `past`: its date is over, so that it counts no more. `unjudged`: no case that it names was judged, as where a selection left it out.
 */
type DeviationState = 'met' | 'stale' | 'past' | 'unjudged';

/** An entry of the list of known deviations, with what a run says of it. */
export interface JudgedDeviation extends Deviation {
  readonly state: DeviationState;
  /** How many broken cases it names. */
  readonly count: number;
}

/** The verdict of a breach that an entry names becomes `known`; every other verdict stays as it is. `at` is the day of the run. */
export function withDeviations(verdict: Verdict, deviations: readonly Deviation[], at: Date): Verdict {
  const { status } = verdict;
  if (status !== 'failed' && status !== 'warned') return verdict;
  const entry = deviations.find((one) => !isPast(one, at) && names(one, verdict));
  if (entry === undefined) return verdict;
  const { reason, issue } = entry;
  const known: Known = { status, reason, ...(issue === undefined ? {} : { issue }) };
  return { ...verdict, status: 'known', known };
}

/** What a run's verdicts say of each entry, in the order of the list. */
export const judgedDeviations = (
  deviations: readonly Deviation[],
  verdicts: readonly Verdict[],
  at: Date,
): readonly JudgedDeviation[] =>
  deviations.map((entry) => {
    const named = verdicts.filter((verdict) => names(entry, verdict));
    const broken = named.filter(({ status }) => ['failed', 'warned', 'known'].includes(status));
    const isJudged = named.some(({ status }) => status === 'passed');
    const state = isPast(entry, at) ? 'past' : broken.length > 0 ? 'met' : isJudged ? 'stale' : 'unjudged';
    return { ...entry, state, count: broken.length };
  });

/** An entry is to go where the target was mended, or where its date is over. Either ends a run with exit code 1. */
const isOutdated = ({ state }: Pick<JudgedDeviation, 'state'>): boolean =>
  state === 'stale' || state === 'past';

/** The entries that are to go. */
export const outdated = ({ deviations }: Pick<FinishedRun, 'deviations'>): readonly JudgedDeviation[] =>
  deviations.filter(isOutdated);

/** An entry in a few words, such as `TYP-7 (csv, CompanyGet)`. */
function entryInWords({ clause, operations = [], formats = [], cases = [] }: Deviation): string {
  const where = [...formats, ...operations, ...cases].join(', ');
  return where === '' ? clause : `${clause} (${where})`;
}

/** What is wrong with an outdated entry, and what to do. */
export const outdatedInWords = (entry: JudgedDeviation): string =>
  entry.state === 'past'
    ? `${entryInWords(entry)}: the date of this known deviation is over (${entry.until}). Mend the target, or give the entry another date.`
    : `${entryInWords(entry)}: this known deviation is not met any more. Remove the entry.`;

/** A case about two formats belongs to both; its whole name counts too, such as `all`. */
function names(entry: Deviation, { clause, operation, format, id }: Verdict): boolean {
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

import type { Level } from '../specs/Level.ts';
import { concernOf, concerns } from './concernOf.ts';
import { causeInWords } from './diagnosis/causeInWords.ts';
import { knownCauses } from './diagnosis/knownCauses.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { type CauseGroup, groupedByCause, patternOfGroup } from './groupedByCause.ts';
import { replayLine } from './replayLine.ts';

/** One cause of failures, with all the places where it was met: the same clause, and the same difference or known cause. */
export interface Finding {
  readonly clause: string;
  readonly level: Level;
  readonly status: 'failed' | 'warned' | 'errored';
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Of a breach: what most likely causes it, or `no known cause` (docs/proof.md, The diagnosis). */
  readonly likeliestCause?: string;
  /** Whether it did not repeat when it was read once more. */
  readonly flaky: boolean;
  /** The ids of its cases. */
  readonly places: readonly string[];
  readonly operations: readonly string[];
  readonly formats: readonly string[];
  /** Where in the value, in the first place. */
  readonly path?: string;
  /** The exchanges of the first place, by their ids in exchanges.ndjson. */
  readonly exchanges: readonly string[];
  /** What came back in the first place, shortened, and the command that sends the same again. */
  readonly answer?: string;
  readonly curl?: string;
  /** The command that meets the first place again. */
  readonly replay: string;
}

/** What findings are made of. */
type Judged = Pick<FinishedRun, 'verdicts' | 'seed' | 'shown' | 'given'>;

const known = new WeakMap<Judged, readonly Finding[]>();

/**
 * Groups what went wrong by cause: breaches first, then warnings, then what could not be judged for an error; within these
 * by level, then what concerns data before what concerns the form of messages, then what was met most often. The same
 * verdicts in any order give the same findings, with the same first places. They are found once for all reports of a run.
 */
export function findings(run: Judged): readonly Finding[] {
  const found = known.get(run) ?? grouped(run);
  known.set(run, found);
  return found;
}

function grouped({ verdicts, seed, shown, given }: Judged): readonly Finding[] {
  return groupedByCause(verdicts)
    .map((group) => finding(group, seed, shown, given))
    .sort(
      (a, b) =>
        statuses.indexOf(a.status) - statuses.indexOf(b.status) ||
        levels.indexOf(a.level) - levels.indexOf(b.level) ||
        concerns.indexOf(concernOf(a.clause)) - concerns.indexOf(concernOf(b.clause)) ||
        b.places.length - a.places.length,
    );
}

const statuses: readonly Finding['status'][] = ['failed', 'warned', 'errored'];

const levels: readonly Level[] = ['MUST', 'SHOULD', 'NOTE', 'OPEN'];

function finding(
  { first, alike, all: group }: CauseGroup,
  seed: number,
  shown: FinishedRun['shown'],
  given: readonly string[],
): Finding {
  const { clause, level, status, message, expected, actual, path, exchanges } = first;
  const places = group.map(({ id }) => id);
  return {
    clause,
    level,
    status: status as Finding['status'],
    message: message ?? '',
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
    ...(status === 'errored'
      ? {}
      : { likeliestCause: causeInWords(patternOfGroup(first, alike), knownCauses) }),
    flaky: group.some((verdict) => /\bflaky\b/.test(verdict.message ?? '')),
    places,
    operations: unique(group.map(({ operation }) => operation)),
    formats: unique(group.map(({ format }) => format)),
    ...(path === undefined || path === '' ? {} : { path }),
    exchanges,
    ...shown.get(first.id),
    replay: replayLine(first.id, { given, seed }),
  };
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

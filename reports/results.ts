import { isWhole } from '../config/scope.ts';
import type { Observation } from '../harness/Run.ts';
import type { Verdict } from '../harness/verdicts/Verdict.ts';
import type { Made } from '../harness/writes/Made.ts';
import { type BlockedRoot, blockedRoots } from './blockedRoots.ts';
import { insecureNote } from './closingSentence.ts';
import type { JudgedDeviation } from './deviations.ts';
import type { FinishedRun, LeftBehind } from './FinishedRun.ts';
import { findings } from './findings.ts';
import { type StoredFinding, storedFinding } from './storedFinding.ts';
import { type Summary, summarise } from './summarise.ts';

/** The content of results.json; results.schema.json is its published form. */
export interface Results {
  readonly schemaVersion: 2;
  readonly run: Pick<
    FinishedRun,
    | 'id'
    | 'startedAt'
    | 'durationMs'
    | 'target'
    | 'embedded'
    | 'seed'
    | 'selection'
    | 'strict'
    | 'allow'
    | 'readOnly'
    | 'runs'
    | 'digests'
    | 'suiteVersion'
    | 'suiteCode'
    | 'dialect'
    | 'notes'
    | 'planned'
    | 'completes'
    | 'shard'
    | 'merged'
    | 'hooks'
    | 'resumptions'
    | 'traffic'
    | 'interrupted'
    | 'endedEarly'
  > & { readonly scope?: FinishedRun['scope'] } & {
    /** What went wrong on our side, apart from single cases. */
    readonly faults: FinishedRun['ownErrors'];
    readonly created: readonly Left[];
    readonly leftBehind: readonly (Left & Pick<LeftBehind, 'why'>)[];
  };
  readonly summary: Omit<Summary, 'known' | 'kind'> & Partial<Pick<Summary, 'known'>>;
  readonly verdicts: readonly Verdict[];
  readonly findings: readonly StoredFinding[];
  /** What was not judged, by what it depends on, with the root of most cases first. */
  readonly blocked: readonly BlockedRoot[];
  /** The list of known deviations, with what this run says of each; left out where none was given. */
  readonly deviations?: readonly JudgedDeviation[];
  readonly observations: readonly Observation[];
}

type Left = Pick<Made, 'record' | 'id' | 'perhaps'>;

/** Makes results.json from a finished run. Verdicts are sorted by id, so that two runs can be compared. */
export function results(run: FinishedRun): Results {
  const {
    id,
    startedAt,
    durationMs,
    target,
    embedded,
    seed,
    selection,
    scope,
    strict,
    allow,
    readOnly,
    runs,
    digests,
    suiteVersion,
    suiteCode,
    dialect,
    notes,
    insecure,
    planned,
    completes,
    shard,
    merged,
    hooks,
    resumptions,
    traffic,
    interrupted,
    ownErrors,
    endedEarly,
  } = run;
  const verdicts = [...run.verdicts].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return {
    schemaVersion: 2,
    run: {
      id,
      startedAt,
      durationMs,
      target,
      ...(embedded === undefined ? {} : { embedded }),
      seed,
      selection,
      ...(isWhole(scope) ? {} : { scope }),
      strict,
      allow,
      readOnly,
      runs,
      digests,
      suiteVersion,
      ...(suiteCode === undefined ? {} : { suiteCode }),
      dialect,
      notes: insecure ? [insecureNote, ...notes] : notes,
      planned,
      ...(completes === undefined ? {} : { completes }),
      ...(shard === undefined ? {} : { shard }),
      ...(merged === undefined ? {} : { merged }),
      ...(hooks === undefined ? {} : { hooks }),
      ...(resumptions === undefined ? {} : { resumptions }),
      ...(traffic === undefined ? {} : { traffic }),
      interrupted,
      ...(endedEarly === undefined ? {} : { endedEarly }),
      faults: ownErrors,
      created: run.created.map(left),
      leftBehind: run.leftBehind.map(({ why, ...made }) => ({
        ...left(made),
        ...(why === undefined ? {} : { why }),
      })),
    },
    summary: storedSummary(summarise(run)),
    verdicts,
    findings: findings(run).map(storedFinding),
    blocked: blockedRoots(verdicts),
    ...(run.deviations.length === 0 ? {} : { deviations: run.deviations }),
    observations: run.observations,
  };
}

/** Files of runs without such a list are as they were before there was one. The outcome says which kind it is. */
const storedSummary = ({ known, kind: _, ...summary }: Summary): Results['summary'] =>
  known === 0 ? summary : { ...summary, known };

const left = ({ record, id, perhaps }: Made): Left => ({
  record,
  id,
  ...(perhaps === undefined ? {} : { perhaps }),
});

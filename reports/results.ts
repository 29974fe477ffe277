import type { Made } from '../harness/Evidence.ts';
import type { Observation } from '../harness/Run.ts';
import type { Verdict } from '../harness/Verdict.ts';
import type { FinishedRun, LeftBehind } from './FinishedRun.ts';
import { type Finding, findings } from './findings.ts';
import { likelyCause } from './likelyCause.ts';
import { type Summary, summarise } from './summarise.ts';

/** What results.json holds; results.schema.json is its published form. */
export interface Results {
  readonly schemaVersion: 1;
  readonly run: Pick<
    FinishedRun,
    | 'id'
    | 'startedAt'
    | 'durationMs'
    | 'target'
    | 'seed'
    | 'suiteVersion'
    | 'dialect'
    | 'notes'
    | 'planned'
    | 'interrupted'
    | 'faults'
  > & { readonly created: readonly Left[]; readonly leftBehind: readonly (Left & Pick<LeftBehind, 'why'>)[] };
  readonly summary: Summary;
  readonly verdicts: readonly Verdict[];
  readonly findings: readonly (Finding & { readonly likelyCause?: string })[];
  readonly observations: readonly Observation[];
}

type Left = Pick<Made, 'record' | 'id' | 'perhaps'>;

/** Makes results.json from a finished run; verdicts stand in the order of their ids, so that two runs can be compared. */
export function results(run: FinishedRun): Results {
  const {
    id,
    startedAt,
    durationMs,
    target,
    seed,
    suiteVersion,
    dialect,
    notes,
    planned,
    interrupted,
    faults,
  } = run;
  const verdicts = [...run.verdicts].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return {
    schemaVersion: 1,
    run: {
      id,
      startedAt,
      durationMs,
      target,
      seed,
      suiteVersion,
      dialect,
      notes,
      planned,
      interrupted,
      faults,
      created: run.created.map(left),
      leftBehind: run.leftBehind.map(({ why, ...made }) => ({
        ...left(made),
        ...(why === undefined ? {} : { why }),
      })),
    },
    summary: summarise(run),
    verdicts,
    findings: findings(run).map((finding) => ({ ...finding, ...likely(finding) })),
    observations: run.observations,
  };
}

function likely(finding: Finding): { readonly likelyCause?: string } {
  const cause = likelyCause(finding);
  return cause === undefined ? {} : { likelyCause: cause };
}

const left = ({ record, id, perhaps }: Made): Left => ({
  record,
  id,
  ...(perhaps === undefined ? {} : { perhaps }),
});

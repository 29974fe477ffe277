import type { Observation } from '../../harness/Run.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { digests } from '../../reports/digests.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { buildCode } from '../codeHashes.ts';
import type { AskedTarget } from '../run/askTarget.ts';
import { namesCases } from '../run/isNarrowed.ts';
import { usedHooks } from '../run/runHooks.ts';
import { suiteOf } from '../run/suiteOf.ts';
import { suiteVersion } from '../suiteVersion.ts';
import type { JudgedSettings } from './replayRecord.ts';

/** What is known of a run that was judged again. */
interface Replayed {
  readonly runId: string;
  readonly startedAt: string;
  readonly settings: JudgedSettings;
  readonly planned: readonly string[];
  readonly verdicts: readonly Verdict[];
  readonly observations: readonly Observation[];
  readonly asked: Pick<AskedTarget, 'capabilities'>;
  /** Where own checks come from, if some were judged again. */
  readonly hooks?: string | null;
  /** The flags that lead to the target again, redacted; left out, none. */
  readonly given?: readonly string[];
}

/** A run that was judged again, as reports see a finished run. What it left behind and how long it took is not known again. */
export function finishedReplay({
  runId,
  startedAt,
  settings,
  planned,
  verdicts,
  observations,
  asked: { capabilities },
  hooks = null,
  given = [],
}: Replayed): FinishedRun {
  const { target, seed, strict, allow, readOnly, runs, scope, formats } = settings;
  const narrowed = namesCases(settings);
  const suite = suiteOf({ hooks }, planned);
  return {
    id: runId,
    startedAt,
    durationMs: 0,
    target,
    given,
    seed,
    suiteVersion,
    suiteCode: buildCode(),
    selection: {
      formats,
      operations: settings.operations,
      clauses: settings.clauses,
      cases: settings.cases,
    },
    strict,
    allow,
    readOnly,
    runs,
    scope,
    formats,
    insecure: false,
    digests: digests(settings.fixtures, planned),
    dialect: capabilities.dialect,
    notes: capabilities.notes,
    narrowed,
    planned: planned.length,
    suiteCases: suite.size,
    interrupted: false,
    ownErrors: [],
    hooks: usedHooks(hooks),
    verdicts,
    observations,
    deviations: [],
    created: [],
    leftBehind: [],
    shown: new Map(),
    exchanges: new Map(),
    onReference: new Map(),
    scripts: new Map(),
    latencies: [],
    clauses: suite.clauses,
  };
}

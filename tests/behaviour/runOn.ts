import { targetOf } from '../../cli/prove/targetOf.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { openRun } from '../../harness/openRun.ts';
import type { Observation } from '../../harness/Run.ts';
import { keyFinder } from '../../harness/redaction/keyFinder.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { Target } from '../../harness/target/Target.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { diagnose } from '../../reports/diagnosis/diagnose.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';

interface Options {
  /** Stands between the run and the server. */
  readonly through?: (target: Target) => Target;
  /** Where the run believes the target to be. */
  readonly at?: string | null;
  readonly listenerUrl?: string | null;
}

export interface Ran {
  readonly verdicts: readonly Verdict[];
  readonly observations: readonly Observation[];
}

/** Judges a reference server in process, through whatever happens to its answers on the way. */
export async function runOn(
  server: ReferenceServer,
  plan: Plan,
  { through = (target) => target, at = null, listenerUrl = null }: Options = {},
): Promise<Ran> {
  const capabilities = { dialect: plainDialect, notes: [], unread: {}, soap12Action: true };
  const target = through(targetOf(server));
  const run = openRun({
    settings: {
      fixtures: fixtures(server.store),
      seed: 1,
      runs: 3,
      maxRecords: 500,
      listenerUrl,
      target: at,
    },
    capabilities,
    plan,
    runId: 'in-process',
    api: openApi({ target, capabilities, apiKey: server.apiKey }),
    redact: (text) => text,
    // No answer of this server comes later, so nothing is gained by waiting for one.
    pause: async () => undefined,
    findKey: keyFinder(server.apiKey),
    diagnose,
  });
  const verdicts = await Promise.all(plan.cases.map(run.judge));
  return { verdicts, observations: run.observations() };
}

/** The ids of verdicts with a status other than passed, and why. */
export const notPassed = ({ verdicts }: Pick<Ran, 'verdicts'>): readonly string[] =>
  verdicts
    .filter(({ status }) => status !== 'passed')
    .map(({ id, status, cause }) => `${id} ${status}${cause === undefined ? '' : ` ${cause}`}`)
    .sort();

/** A target with some exchanges changed. */
export const answering =
  (change: (send: Target['send']) => Target['send']) =>
  (target: Target): Target => ({ ...target, send: change(target.send) });

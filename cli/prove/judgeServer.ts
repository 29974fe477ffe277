import { defaultSettings } from '../../config/loadSettings.ts';
import type { Fixtures } from '../../config/Settings.ts';
import { decodedOnce } from '../../harness/addressing/decodedOnce.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { openRun } from '../../harness/openRun.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import { keyFinder } from '../../harness/redaction/keyFinder.ts';
import { sentinelsOf } from '../../harness/sentinels/sentinelsOf.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { openTarget } from '../../harness/target/openTarget.ts';
import type { Target } from '../../harness/target/Target.ts';
import { otherwiseAlone } from '../../harness/verdicts/exchangesOfBreach.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { diagnose } from '../../reports/diagnosis/diagnose.ts';
import { listen } from '../../server/listen.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import type { Sending } from '../../server/Sending.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { targetOf } from './targetOf.ts';

interface Options {
  readonly plan: Plan;
  readonly fixtures: Fixtures;
  readonly seed: number;
  /** Where the run's listener waits for events; null without one. */
  readonly listenerUrl: string | null;
  /** How many trials a generated scenario makes. */
  readonly runs: number;
}

/** The result of a run against a server. */
export interface JudgedServer {
  readonly verdicts: readonly Verdict[];
  /** `<case id>: <the new result>` of each red verdict that changes when judged on only the exchanges it lists. */
  readonly unproven: readonly string[];
}

const runId = 'prove';

/** Judges a reference server as a run does, after a preflight, in this process. Raises TargetError if there is no target. */
export const judgeServer = (server: ReferenceServer, options: Options): Promise<JudgedServer> =>
  judged(server, targetOf(server), null, options);

/** Judges a reference server over a loopback socket, for what shows only there. */
export async function judgeOnSocket(
  server: ReferenceServer,
  sending: Sending,
  options: Options,
): Promise<JudgedServer> {
  const { concurrency, timeoutMs } = settings;
  const { url, close } = await listen(server, { sending });
  const target = openTarget({
    baseUrl: url,
    headers: {},
    timeoutMs,
    concurrency,
    rate: null,
    allow: [],
    readOnly: false,
    runId,
    version: suiteVersion,
  });
  try {
    return await judged(server, target, url, options);
  } finally {
    await target.close();
    await close();
  }
}

const settings = defaultSettings('.');

/** Servers that differ in one thing answer alike in all others. So one thread reuses what it has read for all its trials. */
const sharedBodyBytes = 48 * 1024 * 1024;
const decode = decodedOnce(sharedBodyBytes, sharedBodyBytes);

async function judged(
  { apiKey }: ReferenceServer,
  target: Target,
  url: string | null,
  { plan, fixtures, seed, runs, listenerUrl }: Options,
): Promise<JudgedServer> {
  const asked = { ...settings, apiKey, fixtures, seed, runs, listenerUrl, target: url };
  const capabilities = await preflight({
    target,
    openApi: (found) => openApi({ target, capabilities: found, apiKey, decode }),
    settings: asked,
  });
  const unproven: string[] = [];
  const run = openRun({
    settings: asked,
    capabilities,
    plan,
    runId,
    api: openApi({ target, capabilities, apiKey, decode }),
    redact: (text) => text,
    // What this server shows late depends on the number of calls, not on the clock.
    ...(url === null ? { pause: async () => undefined } : {}),
    findKey: keyFinder(apiKey),
    diagnose,
    sentinels: sentinelsOf(plan),
    onBreach: (found, { id, exchanges }) => {
      const otherwise = otherwiseAlone(found, exchanges);
      if (otherwise !== undefined) unproven.push(`${id}: ${otherwise}`);
    },
  });
  return { verdicts: await Promise.all(plan.cases.map(run.judge)), unproven };
}

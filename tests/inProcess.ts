import { targetOf } from '../cli/prove/targetOf.ts';
import { plainDialect } from '../formats/Dialect.ts';
import type { Plan } from '../harness/evidence/Plan.ts';
import { openRun } from '../harness/openRun.ts';
import type { Outside } from '../harness/outside/Outside.ts';
import { keyFinder } from '../harness/redaction/keyFinder.ts';
import type { Capabilities } from '../harness/target/Capabilities.ts';
import { openApi } from '../harness/target/openApi.ts';
import type { Verdict } from '../harness/verdicts/Verdict.ts';
import { fixtures } from '../server/fixtures.ts';
import type { ReferenceServer } from '../server/ReferenceServer.ts';

export interface InProcess {
  readonly seed?: number;
  readonly runs?: number;
  readonly maxRecords?: number;
  readonly runId?: string;
  readonly capabilities?: Capabilities;
  readonly outside?: Outside;
  readonly fixtures?: ReturnType<typeof fixtures> | Record<string, never>;
}

const plain: Capabilities = { dialect: plainDialect, notes: [], unread: {}, soap12Action: true };

/** Judges a reference server without a socket, so that thousands of runs are cheap. */
export async function judgeInProcess(
  server: ReferenceServer,
  plan: Plan,
  options: InProcess = {},
): Promise<readonly Verdict[]> {
  const { seed = 1, runs = 20, runId = 'in-process', capabilities = plain } = options;
  const run = openRun({
    settings: {
      fixtures: options.fixtures ?? fixtures(server.store),
      seed,
      runs,
      maxRecords: options.maxRecords ?? 500,
      listenerUrl: null,
      target: null,
    },
    capabilities,
    plan,
    runId,
    api: openApi({ target: targetOf(server), capabilities, apiKey: server.apiKey }),
    redact: (text) => text,
    // No answer of this server comes later, so nothing is gained by waiting for one.
    pause: async () => undefined,
    ...(options.outside === undefined ? {} : { outside: options.outside }),
    findKey: keyFinder(server.apiKey),
  });
  return Promise.all(plan.cases.map(run.judge));
}

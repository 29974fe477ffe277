import { targetOf } from '../../cli/prove/targetOf.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { openRun } from '../../harness/openRun.ts';
import type { DataLoss } from '../../harness/sentinels/openSentinels.ts';
import type { SentinelKind } from '../../harness/sentinels/SentinelKind.ts';
import { sentinelsOf } from '../../harness/sentinels/sentinelsOf.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { Target, WireRequest } from '../../harness/target/Target.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import type { ServerOptions } from '../../server/ServerOptions.ts';
import { planRun, type Selection } from '../../suites/kernel/planRun.ts';

interface Watched {
  readonly selection?: Partial<Selection>;
  readonly seed?: number;
  readonly options?: ServerOptions;
  /** Whether the server is silently replaced by a fresh one before the call with this number. */
  readonly restartsAt?: (call: number) => boolean;
  /** Happens before the call with this number. */
  /** What it makes sentinels of, if not what a run does. */
  readonly kinds?: readonly SentinelKind[];
  readonly before?: (call: number, server: ReferenceServer) => void;
}

interface Seen {
  readonly verdicts: readonly Verdict[];
  readonly losses: readonly DataLoss[];
  readonly sent: readonly WireRequest[];
}

/** Judges a reference server in this process that may forget what it held, with sentinels. */
export async function judgeForgetful({
  selection = {},
  seed = 1,
  options = {},
  restartsAt = () => false,
  before = () => undefined,
  kinds,
}: Watched): Promise<Seen> {
  const settings = { ...defaultSettings('.'), seed, runs: 10, target: null, ...selection };
  const plan = planRun({ ...settings, ...selection });
  let server = createServer({ seed, ...options });
  const sent: WireRequest[] = [];
  const target: Target = {
    send: async (request) => {
      sent.push(request);
      if (restartsAt(sent.length)) server = createServer({ seed, ...options });
      before(sent.length, server);
      const { id: _, ...exchange } = await targetOf(server).send(request);
      return { ...exchange, id: `x${sent.length}` };
    },
    close: async () => undefined,
  };
  const capabilities = {
    dialect: plainDialect,
    notes: [],
    unread: {},
    soap12Action: true,
    worked: { operationName: 'CompanyGet', format: settings.formats[0] ?? 'json' },
  };
  const losses: DataLoss[] = [];
  const run = openRun({
    settings: { ...settings, fixtures: fixtures(server.store) },
    capabilities,
    plan,
    runId: 'forgetful',
    api: openApi({ target, capabilities, apiKey: server.apiKey }),
    redact: (text) => text,
    pause: async () => undefined,
    sentinels: kinds ?? sentinelsOf(plan),
    onLoss: (loss) => losses.push(loss),
  });
  // A few at once, as a run does.
  const verdicts: Verdict[] = [];
  const cases = plan.cases.values();
  const worker = async (): Promise<void> => {
    for (const item of cases) verdicts.push(await run.judge(item));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  await run.stop();
  return { verdicts, losses, sent };
}

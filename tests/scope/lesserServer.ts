import { targetOf } from '../../cli/prove/targetOf.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import { outOfScope, type Scope } from '../../config/scope.ts';
import { openRun } from '../../harness/openRun.ts';
import { discoverFixtures } from '../../harness/preflight/discoverFixtures.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import { keyFinder } from '../../harness/redaction/keyFinder.ts';
import { sentinelsOf } from '../../harness/sentinels/sentinelsOf.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { withinScope } from '../../harness/target/withinScope.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { Hook } from '../../server/Hook.ts';
import { planRun, type Selection } from '../../suites/kernel/planRun.ts';

/** A server that answers 404 to what it does not offer, and what it was asked for all the same. */
export function lesserServer(scope: Scope): { readonly hook: Hook; readonly strays: readonly string[] } {
  const strays: string[] = [];
  const hook: Hook = (inner) => ({
    encode: (call, reply) => {
      const place = { operation: call.operation?.name ?? null, format: call.format };
      if (outOfScope(scope, place) === undefined) return inner.encode(call, reply);
      strays.push(`${place.format}/${place.operation}`);
      return { ...inner.encode(call, reply), status: 404, body: Buffer.from('<p>Not here') };
    },
  });
  return { hook, strays };
}

/** Judges such a server in process, after a preflight. `fault` is what it does wrong besides. */
export async function judgeLesser(
  scope: Scope,
  selection: Omit<Selection, 'scope'>,
  fault?: Hook,
): Promise<{ readonly verdicts: readonly Verdict[]; readonly strays: readonly string[] }> {
  const { hook, strays } = lesserServer(scope);
  const server = createServer({ hooks: fault === undefined ? [hook] : [hook, fault] });
  const { apiKey } = server;
  const target = targetOf(server);
  const settings = { ...defaultSettings('.'), ...selection, scope, apiKey, fixtures: fixtures(server.store) };
  const open = (known: Parameters<typeof openApi>[0]['capabilities']) =>
    withinScope(openApi({ target, capabilities: known, apiKey }), scope);
  const capabilities = await preflight({ target, openApi: open, settings });
  await discoverFixtures(open(capabilities), {}, { format: selection.formats[0] ?? 'json', scope });
  const plan = planRun({ ...selection, scope });
  const run = openRun({
    settings,
    scope,
    capabilities,
    plan,
    runId: 'lesser',
    api: openApi({ target, capabilities, apiKey }),
    redact: (text) => text,
    pause: async () => undefined,
    findKey: keyFinder(apiKey),
    sentinels: sentinelsOf(plan, scope),
  });
  return { verdicts: await Promise.all(plan.cases.map(run.judge)), strays };
}

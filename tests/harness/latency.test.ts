import { expect, test } from 'vitest';
import { targetOf } from '../../cli/prove/targetOf.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { openRun } from '../../harness/openRun.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { distantTarget } from './distantTarget.ts';

const connections = 16;
const latencyMs = 50;

/** Of all six formats it is 1.04: with fewer of them there is less to do beside the longest chains of calls. */
const bound = 1.5;

test('a run on a target that is far away takes little more than calls × latency ÷ connections', async () => {
  const server = createServer({ seed: 1 });
  const plan = planRun({ formats: ['json', 'jsv', 'csv'], operations: [], clauses: [], cases: [] });
  const distant = distantTarget(targetOf(server), latencyMs, connections);
  const capabilities = { dialect: plainDialect, notes: [], unread: {}, soap12Action: true };
  const run = openRun({
    settings: {
      fixtures: fixtures(server.store),
      seed: 1,
      runs: 20,
      maxRecords: 500,
      listenerUrl: null,
      target: null,
    },
    capabilities,
    plan,
    runId: 'distant',
    api: openApi({ target: distant.target, capabilities, apiKey: server.apiKey }),
    atOnce: connections,
    redact: (text) => text,
  });
  // As vitest does: so many cases at once, in the plan's order.
  const cases = plan.cases.values();
  const worker = async (): Promise<void> => {
    for (const item of cases) await run.judge(item);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const ideal = (distant.calls() * latencyMs) / connections;
  expect(distant.calls()).toBeGreaterThan(500);
  expect(distant.elapsed() / ideal).toBeLessThan(bound);
});

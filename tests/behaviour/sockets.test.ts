import { describe, expect, it } from 'vitest';
import { openRun } from '../../harness/openRun.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import { keyFinder } from '../../harness/redaction/keyFinder.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { openTarget } from '../../harness/target/openTarget.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import type { Variant } from '../../server/Variant.ts';
import { variants } from '../../server/variants.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { settings } from '../preflight/flightTo.ts';
import { notPassed } from './notPassed.ts';

/** Judges a variant as a run from outside does: over a socket, after a preflight. */
async function judged(
  variant: Variant,
  operations: readonly string[],
): Promise<{ verdicts: readonly Verdict[]; retries: number }> {
  const { choices, hooks, sending } = arrangement([variant]);
  const plan = planRun({ formats, operations, clauses: [], cases: [] });
  const server = createServer({ choices, hooks });
  const { apiKey } = server;
  const serving = await listen(server, { sending });
  let retries = 0;
  const target = openTarget({
    baseUrl: serving.url,
    headers: {},
    timeoutMs: 10_000,
    concurrency: 16,
    rate: null,
    allow: [],
    readOnly: false,
    runId: 'sockets',
    version: '0.0.0',
    record: (exchange) => {
      retries += exchange.retries;
    },
  });
  try {
    const capabilities = await preflight({
      target,
      openApi: (found) => openApi({ target, capabilities: found, apiKey }),
      settings: { ...settings, apiKey, target: serving.url },
    });
    const run = openRun({
      settings: { ...settings, runs: 5, fixtures: fixtures(server.store) },
      capabilities,
      plan,
      runId: 'sockets',
      api: openApi({ target, capabilities, apiKey }),
      redact: (text) => text,
      findKey: keyFinder(apiKey),
    });
    return { verdicts: await Promise.all(plan.cases.map(run.judge)), retries };
  } finally {
    await target.close();
    await serving.close();
  }
}

/** Reads and writes, short answers and long ones, what is said to hostile bytes and what is used up. */
const spread = ['APIKeyGet', 'CompanyDelete', 'ContactPersonDelete', 'Discount*', 'EventSubscriptionAdd'];

const longAnswers = ['SalesOrderGet', 'Document*', 'Product*'];

describe('what is seen on a socket only is no matter', () => {
  const onSockets = [...variants].filter(
    ([name, { sending }]) => sending !== undefined || name === 'tooManyRequests',
  );
  it.each(onSockets)('%s', { timeout: 180_000 }, async (name, variant) => {
    const { verdicts, retries } = await judged(
      variant,
      name === 'compressedBodies' ? [...spread, ...longAnswers] : spread,
    );
    expect(notPassed(verdicts)).toEqual([]);
    if (name === 'tooManyRequests') expect(retries).toBeGreaterThan(0);
  });
});

import type { DialectSettings, Fixtures, Settings } from '../../config/Settings.ts';
import type { Capabilities } from '../../harness/Capabilities.ts';
import type { Exchange } from '../../harness/Exchange.ts';
import { openApi } from '../../harness/openApi.ts';
import { openRun } from '../../harness/openRun.ts';
import { openTarget } from '../../harness/openTarget.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import type { Verdict } from '../../harness/Verdict.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/planRun.ts';
import type { Foreign } from './lawful/startLawful.ts';

/** A whole run against a foreign server: what was found out about it, every verdict, every exchange by its id. */
export interface Judged {
  readonly capabilities: Capabilities;
  readonly verdicts: readonly Verdict[];
  readonly exchanges: ReadonlyMap<string, Exchange>;
}

/** Judges a foreign server in all six formats by every case of the operations that it has. */
export async function judgeForeign(foreign: Foreign, dialect: DialectSettings = {}): Promise<Judged> {
  const exchanges = new Map<string, Exchange>();
  const runId = `foreign-${Date.now()}`;
  const target = openTarget({
    baseUrl: foreign.url,
    headers: {},
    timeoutMs: 10_000,
    concurrency: 8,
    rate: null,
    allow: [],
    readOnly: false,
    runId,
    version: '0.0.0',
    record: (exchange) => void exchanges.set(exchange.id, exchange),
  });
  const { apiKey } = foreign;
  try {
    const capabilities = await preflight({
      target,
      settings: { target: foreign.url, apiKey, formats, timeoutMs: 10_000, dialect } as unknown as Settings,
      openApi: (known) => openApi({ target, capabilities: known, apiKey }),
    });
    const plan = planRun({ formats, operations: [...foreign.operations, '-'], clauses: [], cases: [] });
    const run = openRun({
      settings: {
        fixtures: foreign.fixtures as Fixtures,
        seed: 1,
        runs: 20,
        maxRecords: 500,
        listenerUrl: null,
        target: foreign.url,
      },
      capabilities,
      plan,
      runId,
      api: openApi({ target, capabilities, apiKey }),
      redact: (text) => text,
    });
    const verdicts = await Promise.all(plan.cases.map(run.judge));
    return { capabilities, verdicts, exchanges };
  } finally {
    await target.close();
  }
}

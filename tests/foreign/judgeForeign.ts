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
import { spineClauses } from '../spineClauses.ts';
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
  const { apiKey } = foreign;
  const settings = settingsFor(foreign, dialect);
  const runId = `foreign-${Date.now()}`;
  const target = openTarget({
    ...settings,
    baseUrl: foreign.url,
    runId,
    version: '0.0.0',
    record: (exchange) => void exchanges.set(exchange.id, exchange),
  });
  try {
    const capabilities = await preflight({
      target,
      settings,
      openApi: (known) => openApi({ target, capabilities: known, apiKey }),
    });
    const plan = planRun(settings);
    const api = openApi({ target, capabilities, apiKey });
    const run = openRun({ settings, capabilities, plan, runId, api, redact: (text) => text });
    return { capabilities, verdicts: await Promise.all(plan.cases.map(run.judge)), exchanges };
  } finally {
    await target.close();
  }
}

const settingsFor = (foreign: Foreign, dialect: DialectSettings): Settings => ({
  target: foreign.url,
  apiKey: foreign.apiKey,
  headers: {},
  fixtures: foreign.fixtures as Fixtures,
  fixturesFile: null,
  formats,
  operations: [...foreign.operations, '-'],
  clauses: spineClauses,
  cases: [],
  readOnly: false,
  allow: [],
  plan: false,
  strict: false,
  seed: 1,
  runs: 20,
  maxRecords: 500,
  listenerUrl: null,
  concurrency: 8,
  rate: null,
  timeoutMs: 10_000,
  out: '',
  report: [],
  quiet: true,
  json: false,
  dialect,
});

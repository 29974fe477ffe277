import { defaultSettings } from '../../config/loadSettings.ts';
import type { Fixtures, Settings } from '../../config/Settings.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { openRun } from '../../harness/openRun.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import { keyFinder } from '../../harness/redaction/keyFinder.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { openTarget } from '../../harness/target/openTarget.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { diagnose } from '../../reports/diagnosis/diagnose.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import type { Foreign } from './lawful/startLawful.ts';

/** A whole run against a foreign server: what was found out about it, and every verdict. */
export interface Judged {
  readonly capabilities: Capabilities;
  readonly verdicts: readonly Verdict[];
}

/** What a run is narrowed to; everything where nothing is said. */
export type Narrowed = Partial<
  Pick<Settings, 'formats' | 'operations' | 'clauses' | 'cases' | 'runs' | 'seed' | 'timeoutMs'>
>;

/** Judges a foreign server by every case of the operations that it has, in all six formats; `record` is told of every call. */
export async function judgeForeign(
  foreign: Foreign,
  narrowed: Narrowed = {},
  record: (exchange: Exchange) => void = () => {},
): Promise<Judged> {
  const { apiKey } = foreign;
  const settings = settingsFor(foreign, narrowed);
  // The same on every run: what is sent does not change, and each server is fresh.
  const runId = 'foreign';
  const target = openTarget({
    ...settings,
    baseUrl: foreign.url,
    runId,
    version: '0.0.0',
    record,
  });
  try {
    const capabilities = await preflight({
      target,
      settings,
      openApi: (known) => openApi({ target, capabilities: known, apiKey }),
    });
    const plan = planRun(settings);
    const api = openApi({ target, capabilities, apiKey });
    const run = openRun({
      settings,
      capabilities,
      plan,
      runId,
      api,
      redact: (text) => text,
      findKey: keyFinder(apiKey),
      diagnose,
    });
    return { capabilities, verdicts: await Promise.all(plan.cases.map(run.judge)) };
  } finally {
    await target.close();
  }
}

const settingsFor = (foreign: Foreign, narrowed: Narrowed): Settings => ({
  ...defaultSettings('/'),
  target: foreign.url,
  apiKey: foreign.apiKey,
  fixtures: foreign.fixtures as Fixtures,
  operations: [...foreign.operations, '-'],
  runs: 6,
  concurrency: 8,
  quiet: true,
  ...narrowed,
});

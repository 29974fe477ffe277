import { defaultSettings } from '../../config/loadSettings.ts';
import type { Settings } from '../../config/Settings.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { openTarget } from '../../harness/target/openTarget.ts';

export const settings: Settings = { ...defaultSettings('/'), apiKey: 'KEY', timeoutMs: 5000, quiet: true };

/** Runs a preflight against a server on loopback and closes its connections. */
export async function flightTo(url: string, change: Partial<Settings> = {}): Promise<Capabilities> {
  const chosen: Settings = { ...settings, target: url, ...change };
  const target = openTarget({
    baseUrl: url,
    headers: chosen.headers,
    connection: chosen.connection,
    timeoutMs: chosen.timeoutMs,
    concurrency: chosen.concurrency,
    rate: chosen.rate,
    allow: chosen.allow,
    readOnly: chosen.readOnly,
    runId: 'r1',
    version: '0.0.0',
  });
  try {
    return await preflight({
      target,
      openApi: (capabilities) => openApi({ target, capabilities, apiKey: chosen.apiKey ?? '' }),
      settings: chosen,
    });
  } finally {
    await target.close();
  }
}

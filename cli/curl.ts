import type { Settings } from '../config/Settings.ts';
import { SettingsError } from '../config/SettingsError.ts';
import { curlLine } from '../harness/curlLine.ts';
import { startDialect } from '../harness/dialect/discoverDialect.ts';
import type { Exchange } from '../harness/Exchange.ts';
import { redactor } from '../harness/redaction/redactor.ts';
import { planRun } from '../suites/planRun.ts';
import { openEmbedded } from './run/embedded.ts';
import { newRunId } from './run/newRunId.ts';
import { openSession } from './run/openSession.ts';

/**
 * `assay curl`: the commands of a case, found by judging it on the embedded server. Ids in later commands are that
 * server's where they come from answers to earlier ones. Raises SettingsError when no case has that id.
 */
export async function curl(id: string, settings: Settings): Promise<number> {
  const [item] = planRun({ ...settings, cases: [id] }).cases;
  if (item === undefined) throw new SettingsError(`"${id}" is no case; assay list prints them.`);
  const sent: Exchange[] = [];
  const embedded = await openEmbedded(settings.seed);
  const session = openSession(
    {
      settings: {
        ...settings,
        cases: [item.id],
        target: embedded.url,
        apiKey: embedded.apiKey,
        fixtures: { ...embedded.fixtures, ...settings.fixtures },
      },
      capabilities: {
        dialect: startDialect(settings),
        notes: [],
        unread: {},
        soap12Action: true,
      },
      runId: newRunId(),
      firstExchange: 1,
    },
    { exchange: (exchange) => sent.push(exchange), made: () => {} },
  );
  try {
    await session.judge(item);
  } finally {
    await session.close();
    await embedded.close();
  }
  const base = settings.target ?? 'http://127.0.0.1:8080';
  for (const exchange of sent) {
    const url = exchange.request.url.replace(embedded.url, base);
    const command = curlLine({ ...exchange.request, url }, redactor([embedded.apiKey]), embedded.apiKey);
    process.stdout.write(`${command}\n`);
  }
  return 0;
}

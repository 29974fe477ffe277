import { plainConnection } from '../../config/ConnectionSettings.ts';
import type { Settings } from '../../config/Settings.ts';
import { startDialect } from '../../harness/dialect/discoverDialect.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { exchangeLine } from '../../harness/stored/exchangeLine.ts';
import type { KeptExchange } from '../../reports/exchanges/KeptExchange.ts';
import { keepExchange } from '../../reports/exchanges/keepExchange.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';
import { openEmbedded } from './embedded.ts';
import { newRunId } from './newRunId.ts';

/** Nobody reads a report with more findings than this to the end. */
const mostCases = 40;

/** How many exchanges of a case are shown beside the target's. */
const forCase = 12;

/** Judges cases again on the embedded server, to show a right answer. Returns their exchanges by case id, redacted. */
export async function onReference(
  cases: readonly string[],
  settings: Settings,
): Promise<ReadonlyMap<string, readonly KeptExchange[]>> {
  const found = new Map<string, readonly KeptExchange[]>();
  if (cases.length === 0) return found;
  // It loads the suite, which a run without a finding does not need here.
  const { openRunOfTask } = await import('./openRunOfTask.ts');
  const embedded = await openEmbedded(settings.seed);
  const { url: target, apiKey, fixtures } = embedded;
  const redact = redactor([apiKey]);
  const stored = new Map<string, string>();
  const selected = {
    ...settings,
    operations: [],
    clauses: [],
    cases: cases.slice(0, mostCases),
    shard: null,
    // The server is Assay's own: nothing is signed for it, and the operator's checks say nothing of it.
    hooks: null,
  };
  const run = openRunOfTask(
    {
      settings: {
        ...selected,
        target,
        apiKey,
        fixtures,
        headers: {},
        connection: plainConnection,
        rate: null,
      },
      capabilities: { dialect: startDialect(settings), notes: [], unread: {}, soap12Action: true },
      runId: newRunId(),
      firstExchange: 1,
    },
    { exchange: (exchange) => stored.set(exchange.id, exchangeLine(exchange, redact)), made: () => {} },
  );
  try {
    for (const item of run.plan.cases) {
      const { exchanges } = await run.judge(item);
      const lines = [...new Set(exchanges)].slice(0, forCase).flatMap((id) => stored.get(id) ?? []);
      found.set(
        item.id,
        // Without its command: the reference server is gone when the report is read, and its ids belong to nobody else.
        lines.map((line) => {
          const { curl: _, ...kept } = keepExchange(JSON.parse(line) as StoredExchange, apiKey);
          return kept;
        }),
      );
    }
  } finally {
    await run.close();
    await embedded.close();
  }
  return found;
}

import { existsSync } from 'node:fs';
import { formOfKey, standInFor } from '../../../harness/redaction/standIn.ts';
import type { CurlConnection } from '../../../harness/stored/curlConnection.ts';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import { answerExcerpt } from '../../../reports/exchanges/answerExcerpt.ts';
import type { KeptExchange } from '../../../reports/exchanges/KeptExchange.ts';
import { commandOf, keepExchange } from '../../../reports/exchanges/keepExchange.ts';
import { type Latency, latencyBook } from '../../../reports/exchanges/latencies.ts';
import { wantedExchanges } from '../../../reports/exchanges/wantedExchanges.ts';
import type { ShownExchange } from '../../../reports/FinishedRun.ts';
import { groupsOf } from '../../../reports/findings.ts';
import { storedLines } from './storedLines.ts';
import { withoutStandIn } from './storedReader.ts';

/** What reports take from exchanges.ndjson. */
export interface ReportedExchanges {
  /** The exchange behind the first place of each finding, by the verdict's id. */
  readonly shown: ReadonlyMap<string, ShownExchange>;
  readonly exchanges: ReadonlyMap<string, KeptExchange>;
  readonly latencies: readonly Latency[];
}

interface KeptOptions {
  readonly apiKey: string;
  /** Whether a stand-in is where the key was. */
  readonly isRecord?: boolean;
  /** How curl reaches the target, without secrets. */
  readonly connection: CurlConnection;
  /** Whether whole exchanges and latencies are kept, which only the reports for HTML and Allure need. */
  readonly whole: boolean;
}

/**
 * Reads exchanges.ndjson once and keeps what reports show. What a run sends and receives may be more than memory holds, and the
 * file is already redacted.
 */
export async function keptExchanges(
  file: string,
  verdicts: readonly Verdict[],
  { apiKey, isRecord = false, connection, whole }: KeptOptions,
): Promise<ReportedExchanges> {
  const firsts = firstCases(verdicts);
  const wanted = whole ? wantedExchanges(verdicts) : new Set<string>();
  const shown = new Map<string, ShownExchange>();
  const exchanges = new Map<string, KeptExchange>();
  const book = latencyBook();
  if (!whole && firsts.size === 0) return { shown, exchanges, latencies: [] };
  // If somebody removed it meanwhile, the code that writes it reports that.
  if (!existsSync(file)) return { shown, exchanges, latencies: [] };
  const read = withoutStandIn(isRecord ? standInFor(formOfKey(apiKey)) : undefined);
  for await (const { id, bytes } of storedLines(file)) {
    if (whole) book.add(bytes);
    const cases = firsts.get(id) ?? [];
    if (cases.length === 0 && !wanted.has(id)) continue;
    const stored = read(bytes.toString('utf8'));
    if (stored === undefined) continue;
    if (wanted.has(id)) exchanges.set(id, keepExchange(stored, apiKey, connection));
    const curl = cases.length === 0 ? undefined : commandOf(stored, apiKey, connection);
    for (const each of cases)
      shown.set(each, { ...(curl === undefined ? {} : { curl }), answer: answerExcerpt(stored) });
  }
  const foremostFirst = [...wanted].flatMap((id) => {
    const kept = exchanges.get(id);
    return kept === undefined ? [] : [[id, kept] as const];
  });
  return { shown, exchanges: new Map(foremostFirst), latencies: book.all() };
}

/** The ids of the verdicts that are the first case of a finding, by the exchange that shows the breach. */
function firstCases(verdicts: readonly Verdict[]): ReadonlyMap<string, readonly string[]> {
  const firsts = new Map<string, string[]>();
  for (const { exchanges, cases } of groupsOf(verdicts)) {
    const [id] = exchanges;
    const [first] = cases;
    if (id !== undefined && first !== undefined) firsts.set(id, [...(firsts.get(id) ?? []), first]);
  }
  return firsts;
}

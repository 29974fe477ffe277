import { existsSync } from 'node:fs';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import type { KeptExchange } from '../../../reports/exchanges/KeptExchange.ts';
import { keepExchange, unlimited } from '../../../reports/exchanges/keepExchange.ts';
import type { StoredExchange } from '../../../reports/exchanges/StoredExchange.ts';
import { storedLines } from './storedLines.ts';
import { storedReader } from './storedReader.ts';

/** The exchanges with these ids, from exchanges.ndjson; none if there is no file. */
export async function readExchanges(
  file: string | undefined,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, StoredExchange>> {
  const found = new Map<string, StoredExchange>();
  if (file === undefined || ids.size === 0 || !existsSync(file)) return found;
  const read = await storedReader(file);
  for await (const { id, bytes } of storedLines(file)) {
    const stored = ids.has(id) ? read(bytes.toString()) : undefined;
    if (stored !== undefined) found.set(id, stored);
  }
  return found;
}

/** The exchanges of a verdict with all of their bodies that exchanges.ndjson holds; none if there is no file. */
export async function wholeExchanges(
  { exchanges }: Pick<Verdict, 'exchanges'>,
  file: string | undefined,
): Promise<readonly KeptExchange[]> {
  const stored = await readExchanges(file, new Set(exchanges));
  return [...stored.values()].map((exchange) => keepExchange(exchange, '', undefined, unlimited));
}

import { existsSync } from 'node:fs';
import { readStored } from '../../reports/exchanges/readStored.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';
import { storedLines } from '../run/files/storedLines.ts';

/** The exchanges with these ids, from exchanges.ndjson; none if there is no file. */
export async function readExchanges(
  file: string | undefined,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, StoredExchange>> {
  const found = new Map<string, StoredExchange>();
  if (file === undefined || ids.size === 0 || !existsSync(file)) return found;
  for await (const { id, bytes } of storedLines(file)) {
    const stored = ids.has(id) ? readStored(bytes.toString()) : undefined;
    if (stored !== undefined) found.set(id, stored);
  }
  return found;
}

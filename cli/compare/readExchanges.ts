import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readStored } from '../../reports/exchanges/readStored.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';

/** The exchanges with these ids, from exchanges.ndjson; none if there is no file. */
export async function readExchanges(
  file: string | undefined,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, StoredExchange>> {
  const found = new Map<string, StoredExchange>();
  if (file === undefined || ids.size === 0 || !existsSync(file)) return found;
  const input = createReadStream(file, { highWaterMark: 1024 * 1024 });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const id = /^\{"id":"(x\d+)"/.exec(line)?.[1] ?? '';
    const stored = ids.has(id) ? readStored(line) : undefined;
    if (stored !== undefined) found.set(id, stored);
  }
  return found;
}

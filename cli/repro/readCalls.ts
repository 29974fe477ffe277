import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { readStored } from '../../reports/exchanges/readStored.ts';
import { type StoredCall, storedCall } from './storedCalls.ts';

/** A word in the name of each operation that writes. It stands near the beginning of a line: in the address or the envelope. */
const writing = /Update|Delete|SubscriptionAdd|ReOpen|ReturnMaterials|CreateLabel/;
const beginning = 4000;

/** From exchanges.ndjson: the calls with these ids, and all that may have written. */
export async function readCalls(file: string, wanted: ReadonlySet<string>): Promise<readonly StoredCall[]> {
  const calls: StoredCall[] = [];
  const input = createReadStream(file, { highWaterMark: 1024 * 1024 });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const id = /^\{"id":"(x\d+)"/.exec(line)?.[1] ?? '';
    if (!wanted.has(id) && !writing.test(line.slice(0, beginning))) continue;
    const stored = readStored(line);
    const call = stored === undefined ? undefined : storedCall(stored);
    if (call !== undefined) calls.push(call);
  }
  return calls;
}

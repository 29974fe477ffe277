import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readStored } from '../../reports/exchanges/readStored.ts';
import { harEnds, harEntry } from '../../reports/har/har.ts';
import { suiteVersion } from '../suiteVersion.ts';

/**
 * Writes exchanges of a run as a HAR file, all or those with these ids. They are redacted already, and never all in memory.
 *
 * @param from its exchanges.ndjson
 */
export async function writeHar(
  to: string,
  from: string,
  comment: string,
  ids?: ReadonlySet<string>,
): Promise<void> {
  await pipeline(Readable.from(harText(from, comment, ids)), createWriteStream(to, { mode: 0o600 }));
}

async function* harText(from: string, comment: string, ids?: ReadonlySet<string>): AsyncGenerator<string> {
  const [start, end] = harEnds(suiteVersion, comment);
  yield start;
  let separator = '';
  const input = createReadStream(from, { highWaterMark: 1024 * 1024 });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const id = /^\{"id":"(x\d+)"/.exec(line)?.[1] ?? '';
    const stored = ids === undefined || ids.has(id) ? readStored(line) : undefined;
    if (stored === undefined) continue;
    yield `${separator}${JSON.stringify(harEntry(stored))}`;
    separator = ',\n';
  }
  yield end;
}

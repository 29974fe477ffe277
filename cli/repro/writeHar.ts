import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { harEnds, harEntry } from '../../reports/har/har.ts';
import { storedLines } from '../run/files/storedLines.ts';
import { storedReader } from '../run/files/storedReader.ts';
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
  const read = await storedReader(from);
  for await (const { id, bytes } of storedLines(from)) {
    const stored = ids === undefined || ids.has(id) ? read(bytes.toString()) : undefined;
    if (stored === undefined) continue;
    yield `${separator}${JSON.stringify(harEntry(stored))}`;
    separator = ',\n';
  }
  yield end;
}

import { createReadStream } from 'node:fs';

/** A line of exchanges.ndjson. Most lines are never read as text. */
export interface StoredLine {
  /** The id of the exchange (`x7`), empty if the line does not begin as one. */
  readonly id: string;
  /** The line without its end, as a view into what was read. Copy it to keep it. */
  readonly bytes: Buffer;
}

/**
 * The lines of exchanges.ndjson. They come one by one, because the file may be larger than memory. Only a line feed ends a line: bodies may
 * hold other characters that Node's readline takes for an end. Raises the file system's error if there is no such file.
 */
export async function* storedLines(file: string): AsyncGenerator<StoredLine> {
  for await (const bytes of linesOf(file)) {
    const [, id = ''] = /^\{"id":"(x\d+)"/.exec(bytes.toString('latin1', 0, idWithin)) ?? [];
    yield { id, bytes };
  }
}

/** The beginning of an exchange's line. */
export const headOf = (id: string): Buffer => Buffer.from(`{"id":"${id}"`);

/** What ends a line. */
export const lineEnd = Buffer.from('\n');

/** How many bytes from the start of its line the id of an exchange is at most. */
const idWithin = 32;

async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(lineEnd); end !== -1; end = chunk.indexOf(lineEnd, start)) {
      const line = chunk.subarray(start, end);
      yield begun.length === 0 ? line : Buffer.concat([...begun, line]);
      begun = [];
      start = end + lineEnd.length;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}

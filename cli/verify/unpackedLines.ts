import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';

/** The lines of what a stream holds compressed, one after another. `return` closes the stream. Raises what the stream says. */
export async function* unpackedLines(stream: Readable): AsyncGenerator<string, void> {
  const unpacked = createGunzip();
  // Nobody may be reading when the end of the stream turns out to be missing.
  unpacked.on('error', () => undefined);
  stream.on('error', (error) => unpacked.destroy(error));
  const text = new StringDecoder('utf8');
  try {
    let rest = '';
    for await (const chunk of stream.pipe(unpacked)) {
      const lines = (rest + text.write(chunk as Buffer)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    stream.destroy();
    unpacked.destroy();
  }
}

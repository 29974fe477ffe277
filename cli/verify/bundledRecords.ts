import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { isRecord } from '../../specs/isRecord.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import { Refusal } from './Refusal.ts';
import type { Bundle } from './readBundle.ts';

/** No list has more lines, and none is longer. */
const mostLines = 5_000_000;
const longestRecord = 1024 * 1024;

/** The records of a compressed member of a bundle, one a line. Raises Refusal, and what the file system says. */
export async function bundledRecords(
  bundle: Bundle,
  name: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const records: Readonly<Record<string, unknown>>[] = [];
  const lines = unpackedLines(bundle.stream(name), longestRecord);
  try {
    for await (const line of lines) {
      const record = bundledJson(line, name);
      if (!isRecord(record)) throw new Refusal(`${name} holds a line that is no record`);
      if (records.length === mostLines) throw new Refusal(`${name} holds too many lines`);
      records.push(record);
    }
  } catch (error) {
    if (error instanceof Refusal || fileTrouble(error) !== undefined) throw error;
    throw new Refusal(`${name} can't be unpacked`);
  }
  return records;
}

/** Raises Refusal for text that is no JSON; `name` is the file's. */
export function bundledJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${name} is no JSON`);
  }
}

/** No line is longer: an exchange holds one answer, whose body a run reads up to `mostBodyBytes`, and escapes may make it much longer. */
const longestLine = 256 * 1024 * 1024;

/**
 * The lines of what a stream holds compressed, one after another. `return` closes the stream. Raises what the stream says, and an error
 * if a line is too long to be one.
 */
export async function* unpackedLines(stream: Readable, longest = longestLine): AsyncGenerator<string, void> {
  const unpacked = createGunzip();
  // Nobody may be reading when the end of the stream turns out to be missing.
  unpacked.on('error', () => undefined);
  stream.on('error', (error) => unpacked.destroy(error));
  const text = new StringDecoder('utf8');
  try {
    // The parts of a line are joined once, when its end has come.
    let begun: string[] = [];
    let length = 0;
    for await (const chunk of stream.pipe(unpacked)) {
      const [first = '', ...others] = text.write(chunk as Buffer).split('\n');
      begun.push(first);
      length += first.length;
      if (length > longest) throw new Error('it holds a line that is too long');
      const last = others.pop();
      if (last === undefined) continue;
      yield begun.join('');
      yield* others;
      begun = [last];
      length = last.length;
    }
    const rest = begun.join('');
    if (rest !== '') yield rest;
  } finally {
    stream.destroy();
    unpacked.destroy();
  }
}

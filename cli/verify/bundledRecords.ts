import { isRecord } from '../../specs/isRecord.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import { Refusal } from './Refusal.ts';
import type { Bundle } from './readBundle.ts';
import { unpackedLines } from './unpackedLines.ts';

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

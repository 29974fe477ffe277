import type { StoredExchange } from './StoredExchange.ts';

/** A line of exchanges.ndjson; undefined for one that a full disk cut, and for what was then written after it. */
export function readStored(line: string): StoredExchange | undefined {
  try {
    return JSON.parse(line) as StoredExchange;
  } catch {
    return undefined;
  }
}

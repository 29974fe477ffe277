import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { exchangeLine } from '../../harness/exchanges/exchangeLine.ts';
import type { Redactor } from '../../harness/redaction/redactor.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import type { LostFile } from '../run/files/journal.ts';

/** Exchanges of other clients on their way to exchanges.ndjson. */
export interface SeenStore {
  readonly store: (exchange: Exchange, redact: Redactor) => void;
  /** The file, if it could not be written whole. */
  readonly lost: () => readonly LostFile[];
}

/** A long watch must not fill the disk. */
const mostBytes = 256 * 1024 * 1024;

/** Clients' bodies are somebody's data: without `keepsBodies` none is stored. Each exchange is stored once. */
export function storeSeen(file: string, keepsBodies: boolean): SeenStore {
  const stored = new Set<string>();
  let written = 0;
  let trouble: string | undefined;
  return {
    store: (exchange, redact) => {
      if (trouble !== undefined || stored.has(exchange.id)) return;
      stored.add(exchange.id);
      const isFull = written > mostBytes;
      const why = keepsBodies ? 'exchanges.ndjson holds 256 MB already' : 'bodies are kept with --keep only';
      const leaveOut = keepsBodies && !isFull ? undefined : { why, over: 0 };
      const line = `${exchangeLine(exchange, redact, leaveOut)}\n`;
      try {
        appendFileSync(file, line);
        written += line.length;
      } catch (error) {
        trouble = fileTrouble(error);
        if (trouble === undefined) throw error;
      }
    },
    lost: () => (trouble === undefined ? [] : [{ file: basename(file), trouble }]),
  };
}

import type { Exchange, Headers } from '../../harness/exchanges/Exchange.ts';
import type { StoredBody } from '../../harness/stored/exchangeLine.ts';
import { lineContent } from '../../harness/stored/lineContent.ts';

/** A line of exchanges.ndjson, as far as reports use it. */
export interface StoredExchange {
  readonly id: string;
  readonly request: Omit<Exchange['request'], 'body'> & { readonly body: StoredBody };
  readonly response: {
    readonly status: number;
    readonly headers: Headers;
    readonly body: StoredBody;
  } | null;
  readonly failure?: { readonly message: string };
  readonly timings: { readonly startedAt: string; readonly durationMs: number };
}

/** A line of exchanges.ndjson; undefined for one that a full disk cut, and for what was then written after it. */
export const readStored = (line: string): StoredExchange | undefined => lineContent<StoredExchange>(line);

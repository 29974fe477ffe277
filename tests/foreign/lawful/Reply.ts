import type { Format } from './addressOf.ts';

export interface Incoming {
  readonly method: string;
  /** From the base path on. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** An answer before it is put into bytes; operation and format are null for what is no answer of an operation. */
export interface Reply {
  readonly operation: string | null;
  readonly format: Format | null;
  readonly jsonp: boolean;
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

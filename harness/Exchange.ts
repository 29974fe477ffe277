import type { Misfit } from './transport/misfit.ts';

export type Headers = readonly (readonly [name: string, value: string])[];

/** Why a request brought no whole response. */
export interface NetworkFailure {
  readonly kind: 'refused' | 'reset' | 'timeout' | 'closed' | 'protocol' | 'size' | 'unreachable';
  readonly message: string;
  /** Set where no connection was made, so that nothing of the request was sent. */
  readonly unsent?: true;
}

/** One request and what came back, as raw bytes; `body` of the response is decompressed, otherwise untouched. */
export interface Exchange {
  /** `x1`, `x2`, …: unique within a run, the same id as in exchanges.ndjson. */
  readonly id: string;
  readonly request: {
    readonly method: 'GET' | 'POST';
    /** With the key in it where the query carries it; redacted before anything is stored. */
    readonly url: string;
    readonly headers: Headers;
    readonly body: Uint8Array;
  };
  readonly response: {
    readonly status: number;
    /** Names in lower case. */
    readonly headers: Headers;
    readonly body: Uint8Array;
    /** Where the body is not what the headers promise of its coding or its length: it then stands here as far as it could be read. */
    readonly misfit?: Misfit;
  } | null;
  /** Not null exactly when `response` is null. */
  readonly failure: NetworkFailure | null;
  readonly timings: { readonly startedAt: string; readonly durationMs: number };
  /** How often it was sent again: after a reset of a read, after 429 and 503. */
  readonly retries: number;
}

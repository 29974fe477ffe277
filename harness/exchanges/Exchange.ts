import type { Misfit } from './misfit.ts';

/** A longer body is not read. 10 MB of brackets must still be, and no message of the API comes near this. */
export const mostBodyBytes = 16 * 1024 * 1024;

/** The headers of a request or a response, in the order in which they came. A name may come more than once. */
export type Headers = readonly (readonly [name: string, value: string])[];

/** What is wrong with a connection, where the client can tell. */
export type ConnectionTrouble =
  | 'unknownName'
  | 'selfSigned'
  | 'unknownIssuer'
  | 'expired'
  | 'notYetValid'
  | 'otherName'
  | 'otherCertificate'
  | 'wantsClientCertificate'
  | 'refusesClientCertificate'
  | 'handshake'
  | 'endsAfterHandshake'
  | 'noTls'
  | 'onlyTls'
  | 'proxyRefused'
  | 'proxyFailed';

/** Why a request brought no whole response. */
export interface NetworkFailure {
  readonly kind: 'refused' | 'reset' | 'timeout' | 'closed' | 'protocol' | 'size' | 'unreachable';
  readonly message: string;
  /** Set when no connection was made, so nothing of the request was sent. */
  readonly unsent?: true;
  readonly trouble?: ConnectionTrouble;
  /** The status with which a proxy refused the connection, or why the proxy cannot be used. */
  readonly ofProxy?: { readonly status: number } | { readonly said: string };
}

/** The names of what a hook of the operator's added to a request. The values are secrets, and no exchange holds them. */
export interface Added {
  readonly headers: readonly string[];
  /** Fields of the query. The URL of the exchange is without them. */
  readonly query: readonly string[];
}

/** One request and its response, as raw bytes. The response `body` is decompressed and otherwise untouched. */
export interface Exchange {
  /** `x1`, `x2`, …: unique within a run, the same id as in exchanges.ndjson. */
  readonly id: string;
  readonly request: {
    readonly method: 'GET' | 'POST';
    /** Contains the key when the query carries it. It is redacted before anything is stored. */
    readonly url: string;
    /** `(hidden)` replaces each value that a hook added. */
    readonly headers: Headers;
    readonly body: Uint8Array;
    readonly added?: Added;
  };
  readonly response: {
    readonly status: number;
    /** Names in lower case. */
    readonly headers: Headers;
    readonly body: Uint8Array;
    /** Set when the body does not match the coding or length in its headers. The body is then here as far as it could be read. */
    readonly misfit?: Misfit;
  } | null;
  /** Not null exactly when `response` is null. */
  readonly failure: NetworkFailure | null;
  readonly timings: { readonly startedAt: string; readonly durationMs: number };
  /** How often it was sent again: after a reset of a read, or after 429 or 503. */
  readonly retries: number;
}

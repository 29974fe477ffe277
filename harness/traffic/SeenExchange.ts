import type { Exchange, Headers } from '../exchanges/Exchange.ts';

/** An exchange between a target and a client that is not ours, as far as it is known. */
export interface SeenExchange {
  /** `x1`, `x2`, …: unique among those that are judged together. */
  readonly id: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Headers;
    /** Null if it was not recorded. */
    readonly body: Uint8Array | null;
  };
  /** Null if no answer came, or none that was recorded. */
  readonly response: {
    readonly status: number;
    /** Names in lower case; null if they were not recorded. */
    readonly headers: Headers | null;
    /** Decompressed; null if it is not known. */
    readonly body: Uint8Array | null;
    /** Why the body is not known, or not to its end, in words; undefined if it is. */
    readonly notWhole?: string;
    readonly misfit?: NonNullable<Exchange['response']>['misfit'];
  } | null;
  readonly timings: Exchange['timings'];
}

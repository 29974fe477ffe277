import type { Exchange, NetworkFailure } from '../exchanges/Exchange.ts';

/** What a request does to the target. The client uses it to refuse what is not allowed. */
export type Effect = 'read' | 'write' | 'hostile' | 'label' | 'event' | 'key';

/** A request as it goes to a target, without what the client adds to each. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Relative to the base URL, beginning with `/`; may hold a query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly effect: Effect;
  /** Sent in the User-Agent. */
  readonly caseId: string;
  /** Sent before the requests that wait for a connection. */
  readonly urgent?: true;
}

/**
 * A server under test behind a connection pool.
 *
 * `send` gives an Exchange whatever happens on the wire. It raises NotAllowedError if the safety rules refuse the effect on this
 * target, and HookError if the operator's own code fails.
 */
export interface Target {
  readonly send: (request: WireRequest) => Promise<Exchange>;
  /**
   * What another TLS handshake, without a request, tells about a target that breaks every connection; undefined if it tells nothing.
   * Only for targets that may not be there.
   */
  readonly trouble?: () => Promise<NetworkFailure | undefined>;
  readonly close: () => Promise<void>;
}

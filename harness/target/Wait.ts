/** A wait that the target asked for. Nothing is sent to it meanwhile. */
export interface Wait {
  /** 429 or 503. */
  readonly status: number;
  /** Whether the target said how long, with Retry-After. Otherwise we choose. */
  readonly asked: boolean;
  /** When the wait ends, in milliseconds since 1970. */
  readonly until: number;
}

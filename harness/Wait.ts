/** That a target asked for time, and that nothing is sent to it meanwhile. */
export interface Wait {
  /** 429 or 503. */
  readonly status: number;
  /** Whether the target said for how long, by Retry-After; otherwise it is our choice. */
  readonly asked: boolean;
  /** When it is over, in milliseconds since 1970. */
  readonly until: number;
}

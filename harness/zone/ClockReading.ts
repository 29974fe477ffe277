/** One time as two clocks show it, in milliseconds: the instant, and the local time counted as if its zone were UTC. */
export interface ClockReading {
  readonly utc: number;
  readonly local: number;
  /** Where the time was found, for messages. */
  readonly path: string;
}

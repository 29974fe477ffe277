/** One time as two clocks show it, in milliseconds: the instant, and the local time counted as though its zone were UTC. */
export interface ClockReading {
  readonly utc: number;
  readonly local: number;
  /** Where it was met, for messages. */
  readonly path: string;
}

import type { RecordValue } from '../specs/Value.ts';

/** The answer to a call, before it is written in a format. */
export interface Reply {
  /** HTTP status. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The response's members, including ResponseStatus; datetimes are wall clocks. */
  readonly members: RecordValue;
}

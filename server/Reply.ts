import type { RecordValue } from '../specs/Value.ts';

/** What a call is answered, before it is written in a format. */
export interface Reply {
  /** HTTP status. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The response's members, ResponseStatus among them; datetimes are wall clocks. */
  readonly members: RecordValue;
}

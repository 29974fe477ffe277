import type { Format } from '../specs/Format.ts';
import type { Operation } from '../specs/Operation.ts';

/** What a request's address and headers say about it. */
export interface Call {
  /** Null if the address names none of the 33. */
  readonly operation: Operation | null;
  /** The format of the answer. */
  readonly format: Format;
  /** The format for reading the body; `none`: the fields are only in the query. */
  readonly body: Format | 'form' | 'none';
  readonly query: URLSearchParams;
  /** The function that json is passed to, or null. */
  readonly callback: string | null;
}

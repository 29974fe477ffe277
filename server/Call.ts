import type { Format } from '../specs/Format.ts';
import type { Operation } from '../specs/Operation.ts';

/** What a request's address and headers say about it. */
export interface Call {
  /** Null where the address names none of the 33. */
  readonly operation: Operation | null;
  /** The format of the answer. */
  readonly format: Format;
  /** What the body is read as; `none`: the fields are in the query alone. */
  readonly body: Format | 'form' | 'none';
  readonly query: URLSearchParams;
  /** The function that json is handed to, or null. */
  readonly callback: string | null;
}

import type { RecordValue } from '../specs/Value.ts';

/** One entry of ResponseStatus.Errors. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface Details {
  /** A short code, if the document shows one. */
  readonly internalErrorCode?: string;
  /** Response members that differ from those of other failures (entityID 0, result false). */
  readonly members?: RecordValue;
  readonly errors?: readonly FieldError[];
  /** HTTP status, if it is not the usual one of a failed call. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call that fails as the document allows. It becomes an answer with ErrorCode `500`; the message is for people. */
export class OperationFailure extends Error {
  override readonly name = 'OperationFailure';
  readonly details: Details;

  constructor(message: string, details: Details = {}) {
    super(message);
    this.details = details;
  }
}

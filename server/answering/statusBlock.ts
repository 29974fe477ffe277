import type { RecordValue } from '../../specs/Value.ts';
import type { FieldError } from '../OperationFailure.ts';

/** A ResponseStatus; the stack trace is always empty, since none of ours is anybody's business. */
export const statusBlock = (
  code: '0' | '500',
  message: string,
  errors: readonly FieldError[],
): RecordValue => ({
  ErrorCode: code,
  Message: message,
  StackTrace: '',
  Errors: errors.map((error) => ({ ErrorCode: code, FieldName: error.field, Message: error.message })),
});

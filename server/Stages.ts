import type { RecordValue } from '../specs/Value.ts';
import type { Call } from './Call.ts';
import type { HttpAnswer } from './HttpAnswer.ts';
import type { HttpRequest } from './HttpRequest.ts';
import type { Reply } from './Reply.ts';

/** The steps that every call goes through, from bytes to bytes. */
export interface Stages {
  /** The whole way. Raises only what is our own fault. */
  readonly exchange: (request: HttpRequest) => HttpAnswer;
  /** The request's members, checked; raises DecodeError and OperationFailure. */
  readonly decode: (call: Call, request: HttpRequest) => RecordValue;
  /** Key check and handler: the members of a success. Raises OperationFailure. */
  readonly handle: (call: Call, request: RecordValue) => RecordValue;
  /** Writes the answer, success or failure. */
  readonly encode: (call: Call, reply: Reply) => HttpAnswer;
}

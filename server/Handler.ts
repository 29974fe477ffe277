import type { Operation } from '../specs/Operation.ts';
import type { DateTime, RecordValue } from '../specs/Value.ts';
import type { OpenChoices } from './openChoices.ts';
import type { Store } from './store/Store.ts';

export interface CallContext {
  readonly operation: Operation;
  readonly store: Store;
  readonly choices: OpenChoices;
  /** The wall clock of the server's zone, in whole seconds. */
  readonly now: DateTime;
}

/**
 * What one operation does. It takes the request's members, checked against their types, and returns the response's members
 * without the status block. Raises OperationFailure before it has changed anything.
 */
export type Handler = (request: RecordValue, context: CallContext) => RecordValue;

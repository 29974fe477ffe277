import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Store } from '../store/Store.ts';
import { onRequest } from './onRequest.ts';

/** Refuses some calls of some operations (of all if none is named), before anything is done. */
export const refusing = (
  operations: readonly string[] | null,
  isRefused: (request: RecordValue, call: Call, store: Store) => boolean,
  message: string,
): Hook =>
  onRequest(operations, (request, store, call) => {
    if (isRefused(request, call, store)) throw new OperationFailure(message);
    return request;
  });

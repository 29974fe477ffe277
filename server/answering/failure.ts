import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { OperationFailure } from '../OperationFailure.ts';
import type { Reply } from '../Reply.ts';
import { statusBlock } from './statusBlock.ts';

/** What the members that tell of a failure hold, unless the failure says otherwise (Errors 2). */
const onFailure: RecordValue = { entityID: numeric(0), result: false };

/**
 * The answer to a call that failed: ErrorCode `500`, its message, and of the operation's members those that tell of
 * a failure. `status` is the HTTP status where the failure has none of its own.
 */
export function failure(operation: Operation | null, reason: OperationFailure, status: number): Reply {
  const { details } = reason;
  // Where nothing else is named, it is the member by which the request names its record.
  const target = operation?.target;
  const errors = details.errors ?? (target === undefined ? [] : [{ field: target, message: reason.message }]);
  const members: Record<string, Value | undefined> = {};
  for (const { name } of operation?.response ?? []) {
    if (name === 'InternalErrorCode') members[name] = details.internalErrorCode ?? '';
    else members[name] = details.members?.[name] ?? onFailure[name];
  }
  members.ResponseStatus = statusBlock('500', reason.message, errors);
  return { status: details.status ?? status, headers: details.headers ?? {}, members };
}

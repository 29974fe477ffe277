import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Reply } from '../Reply.ts';
import { statusBlock } from './statusBlock.ts';

/** The answer to a call that worked: HTTP 200, ErrorCode `0`, an empty InternalErrorCode where one is listed. */
export function success(operation: Operation, members: RecordValue): Reply {
  const answer: Record<string, Value | undefined> = { ...members };
  for (const { name, onFailure } of operation.response) {
    if (name === 'InternalErrorCode' && onFailure !== true) answer[name] ??= '';
  }
  answer.ResponseStatus = statusBlock('0', '', []);
  return { status: 200, headers: {}, members: answer };
}

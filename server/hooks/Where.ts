import type { Format } from '../../specs/Format.ts';
import type { Call } from '../Call.ts';
import type { Reply } from '../Reply.ts';
import { member } from '../records/member.ts';

/** Which answers a hook is about; all if nothing is named. */
export interface Where {
  readonly formats?: readonly Format[];
  readonly operations?: readonly string[];
  readonly outcome?: 'success' | 'failure';
  /** Whether the answer is a script. */
  readonly jsonp?: boolean;
}

export function isThere({ formats, operations, outcome, jsonp }: Where, call: Call, reply: Reply): boolean {
  const succeeded = member.text(member.record(reply.members, 'ResponseStatus') ?? {}, 'ErrorCode') === '0';
  return (
    (formats?.includes(call.format) ?? true) &&
    (operations?.includes(call.operation?.name ?? '') ?? true) &&
    (outcome === undefined || (outcome === 'success') === succeeded) &&
    (jsonp === undefined || jsonp === (call.callback !== null))
  );
}

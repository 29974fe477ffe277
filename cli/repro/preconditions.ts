import { marksInText } from '../../harness/writes/marks.ts';
import { isSuccess, namesMember, valuesOf } from './answerLines.ts';
import type { Condition } from './Reproduction.ts';
import type { StoredCall } from './storedCalls.ts';

/** Where the lines of an answer show its ErrorCode (`linesOf`). */
export const errorCode = 'ResponseStatus.ErrorCode';

/**
 * What an answer must be to tell anything. It is a success if it was one in the run, or else an answer of the API, or one with the status of
 * the run. A refused key, a wrong path and a gateway without its server show neither a breach nor its mend.
 */
export function answeredLike(answered: StoredCall): Condition {
  const { number: call, lines, status } = answered;
  if (isSuccess(lines)) return { kind: 'value', call, member: errorCode, value: '0' };
  const { pattern } = anyOutcome(answered);
  const isOfApi = valuesOf(lines, errorCode).length > 0 || status === undefined;
  return { kind: 'line', call, pattern: isOfApi ? pattern : `^HTTP=${status}$|${pattern}` };
}

/** That an answer is a success or a failure of the API. */
export const anyOutcome = ({ number: call }: StoredCall): Condition & { kind: 'line' } => ({
  kind: 'line',
  call,
  pattern: '(^|\\.)ResponseStatus\\.ErrorCode=.',
});

/** What shows that the answer holds the record in question at all: its id or its mark in another member, or else its success. */
export function anchorOf(
  call: StoredCall,
  member: string,
  isMade: (call: StoredCall, member: string, value: string) => boolean,
): Condition {
  for (const line of call.lines) {
    const end = line.search(/[=:]/);
    const path = line.slice(0, end);
    if (line[end] !== '=' || /^(?:HTTP|header )/.test(path) || namesMember(path, member)) continue;
    const value = line.slice(end + 1);
    const name = path.slice(path.lastIndexOf('.') + 1);
    if (marksInText(value).length > 0 || (/^\w*(?:Id|ID)$/.test(name) && isMade(call, name, value)))
      return { kind: 'value', call: call.number, member: name, value };
  }
  return answeredLike(call);
}

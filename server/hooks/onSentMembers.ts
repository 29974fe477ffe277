import type { Value } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { changedValues } from './changedValues.ts';
import { onRequest } from './onRequest.ts';

interface Sent {
  readonly operations: readonly string[] | null;
  /** How the body is written; in any way if left out. */
  readonly bodies?: readonly Call['body'][];
}

/** Changes the members with that name in requests, at any depth; values are as they were sent. */
export const onSentMembers = (
  { operations, bodies }: Sent,
  names: RegExp,
  edit: (value: Value, call: Call) => Value | undefined,
): Hook =>
  onRequest(operations, (request, _, call) =>
    (bodies?.includes(call.body) ?? true)
      ? changedValues(request, (value, name) => (names.test(name) ? edit(value, call) : value))
      : request,
  );

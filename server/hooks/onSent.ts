import type { Value } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { changedValues } from './changedValues.ts';
import { onRequest } from './onRequest.ts';

interface Sent {
  readonly operations: readonly string[] | null;
  /** How the body is written; any way where it is left out. */
  readonly bodies?: readonly Call['body'][];
}

/** Changes the members of that name, at any depth, in what is asked for; values are as they were sent. */
export const onSent = (
  { operations, bodies }: Sent,
  names: RegExp,
  edit: (value: Value, call: Call) => Value | undefined,
): Hook =>
  onRequest(operations, (request, _, call) =>
    (bodies?.includes(call.body) ?? true)
      ? changedValues(request, (value, name) => (names.test(name) ? edit(value, call) : value))
      : request,
  );

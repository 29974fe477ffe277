import { createHash } from 'node:crypto';
import { requestShape } from '../../specs/messageShapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import type { HttpAnswer } from '../HttpAnswer.ts';
import type { HttpRequest } from '../HttpRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Reply } from '../Reply.ts';
import { checked } from '../receive/checked.ts';
import type { Note } from './Mutant.ts';
import { addressOfCall, type Scope } from './Scope.ts';

/** The request that an answer belongs to, and whether the occasion is there. */
interface Asked {
  readonly request: HttpRequest;
  readonly isDue: boolean;
}

/** Writes the answers of one operation within a scope otherwise. */
export const onAnswers =
  (
    operation: string,
    scope: Scope,
    note: Note,
    write: (call: Call, reply: Reply, usual: (call: Call, reply: Reply) => HttpAnswer) => HttpAnswer,
  ): Hook =>
  (inner) => {
    const met = new Map<string, number>();
    let asked: Asked | undefined;
    return {
      exchange: (request) => {
        asked = { request, isDue: isDue(scope, met, request) };
        return inner.exchange(request);
      },
      encode: (call, reply) => {
        if (asked === undefined || call.operation?.name !== operation || !isWithin(scope, call, asked))
          return inner.encode(call, reply);
        note('reached');
        return write(call, reply, inner.encode);
      },
    };
  };

/** Changes the members of those answers. */
export const onMembers = (
  operation: string,
  scope: Scope,
  note: Note,
  edit: (members: RecordValue) => RecordValue,
): Hook =>
  onAnswers(operation, scope, note, (call, reply, usual) =>
    usual(call, { ...reply, members: edit(reply.members) }),
  );

/**
 * Changes what an operation understands of its requests in one format, or in all. Values are in their types, as far as the request
 * can be understood at all.
 */
export const onUnderstood =
  (operation: string, { format }: Scope, note: Note, edit: (request: RecordValue) => RecordValue): Hook =>
  (inner, _, { choices }) => ({
    handle: (call, sent) => {
      if (call.operation?.name !== operation || (format !== 'all' && call.body !== format))
        return inner.handle(call, sent);
      const request = understood(call, sent, choices.zone);
      if (request === undefined) return inner.handle(call, sent);
      note('reached');
      return inner.handle(call, edit(request));
    },
  });

/** Undefined for a request that is refused anyway. */
function understood({ operation }: Call, sent: RecordValue, zone: string): RecordValue | undefined {
  if (operation === null) return undefined;
  try {
    return checked(requestShape(operation), sent, zone, 400);
  } catch (error) {
    if (error instanceof OperationFailure) return undefined;
    throw error;
  }
}

function isWithin({ format, address }: Scope, call: Call, { request, isDue: isNow }: Asked): boolean {
  if (!isNow || (address !== undefined && addressOfCall(request, call) !== address)) return false;
  if (format === 'all') return true;
  // On a bare named route the server picks the format of the answer, and a place goes by that of the request.
  return address === 'named' ? call.body === format : call.format === format;
}

/** Whether a request comes for a time at which the scope acts; requests are told apart by their bytes. */
function isDue({ times }: Scope, met: Map<string, number>, { method, url, body }: HttpRequest): boolean {
  if (times === undefined) return true;
  const bytes = createHash('sha256').update(`${method} ${url}\n`).update(body).digest('base64');
  const before = met.get(bytes) ?? 0;
  met.set(bytes, before + 1);
  return times === 'repeated' ? before > 0 : before % 2 === 1;
}

import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { isThere, type Where } from './Where.ts';

/** Changes the members of answers before they are written. */
export const onAnswerMembers =
  (where: Where, edit: (members: RecordValue, call: Call) => RecordValue): Hook =>
  (inner) => ({
    encode: (call, reply) =>
      inner.encode(
        call,
        isThere(where, call, reply) ? { ...reply, members: edit(reply.members, call) } : reply,
      ),
  });

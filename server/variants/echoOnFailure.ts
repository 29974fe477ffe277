import { requestShape } from '../../specs/messageShapes.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { isThere } from '../hooks/Where.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { checked } from '../receive/checked.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const echoes: Hook = (inner, _, { choices }) => {
  const refused = new WeakMap<Call, RecordValue>();
  return {
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        // What HTTP itself refuses, such as a wrong key, is not repeated.
        if (
          error instanceof OperationFailure &&
          error.details.status === undefined &&
          call.operation !== null
        )
          refused.set(call, checked(requestShape(call.operation), request, choices.zone, 400));
        throw error;
      }
    },
    encode: (call, reply) => {
      const request = refused.get(call);
      const { record, id = '', list } = call.operation ?? {};
      if (request === undefined || !isThere({ outcome: 'failure' }, call, reply))
        return inner.encode(call, reply);
      const sent = record === undefined ? null : member.record(request, record);
      const isInsert = member.text(request, 'mvRecordAction') === 'Insert';
      const members: RecordValue = {
        ...reply.members,
        ...(record === undefined || sent === null
          ? {}
          : { [record]: { ...sent, ...(isInsert ? { [id]: numeric(0) } : {}) } }),
        ...(list === undefined ? {} : { [list]: [] }),
      };
      return inner.encode(call, { ...reply, members, status: reply.status === 200 ? 422 : reply.status });
    },
  };
};

export const echoOnFailure: Variant = {
  about:
    'Answers a refused call with status 422, the sent record under id 0 or its own id, or an empty list.',
  hook: echoes,
};

import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { isThere } from '../../hooks/Where.ts';

export const failedBundleWriteAnswersLastId: Fault = {
  clause: 'ENV-8',
  about:
    'The answer object of ProductBundleUpdate is pooled: a refused write still carries the entityID of the last bundle that was written.',
  operations: ['ProductBundleUpdate'],
  hook: (inner, _, { choices }) => {
    let last: Value | undefined;
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        if (call.operation?.name === 'ProductBundleUpdate') last = result.entityID;
        return result;
      },
      encode: (call, reply) => {
        const isMeant =
          last !== undefined &&
          reply.status !== choices.statusOfWrongKey &&
          isThere({ operations: ['ProductBundleUpdate'], outcome: 'failure' }, call, reply);
        return inner.encode(
          call,
          isMeant ? { ...reply, members: { ...reply.members, entityID: last } } : reply,
        );
      },
    };
  },
};

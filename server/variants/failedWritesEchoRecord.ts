import { requestShape } from '../../specs/messageShapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { checked } from '../receive/checked.ts';
import type { Variant } from '../Variant.ts';

export const failedWritesEchoRecord: Variant = {
  about:
    'A failed write gives the record back as it was sent, with its id; on a failure only entityID, ' +
    'result and the status are prescribed (ENV-8, ENV-9).',
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const { operation } = call;
        // What has a status of its own is a wrong key or a value that can't be read.
        if (!(error instanceof OperationFailure) || error.details.status !== undefined) throw error;
        if (operation?.record === undefined) throw error;
        const sent: RecordValue = checked(requestShape(operation), request, choices.zone, 400);
        const { [operation.record]: record } = sent;
        throw new OperationFailure(error.message, {
          ...error.details,
          members: { ...error.details.members, [operation.record]: record },
        });
      }
    },
  }),
};

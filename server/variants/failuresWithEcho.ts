import { requestShape } from '../../specs/messageShapes.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { checked } from '../receive/checked.ts';
import type { Variant } from '../Variant.ts';

export const failuresWithEcho: Variant = {
  about: 'A write that fails shows the record as it was sent (ENV-14: what is there on failure is open).',
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const record = call.operation?.record;
        const isShown = error instanceof OperationFailure && error.details.status === undefined;
        if (!isShown || record === undefined || call.operation === null) throw error;
        const sent = checked(requestShape(call.operation), request, choices.zone, choices.statusOfBadRequest);
        const members = { ...error.details.members, [record]: sent[record] };
        throw new OperationFailure(error.message, { ...error.details, members });
      }
    },
  }),
};

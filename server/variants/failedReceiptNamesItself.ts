import { isNumeric } from '../../specs/numeric.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const failedReceiptNamesItself: Variant = {
  about:
    'Where a finished good receipt is not deleted, entityID is the id that was sent (Errors 2 asks for 0 of inserts and updates alone).',
  hook: (inner) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'WorkOrderDeleteFinishedGoodReceipt') return inner.handle(call, request);
      try {
        return inner.handle(call, request);
      } catch (error) {
        const { FinishedGoodReceiptId: id } = request;
        if (!(error instanceof OperationFailure) || !isNumeric(id)) throw error;
        throw new OperationFailure(error.message, {
          ...error.details,
          members: { ...error.details.members, entityID: id },
        });
      }
    },
  }),
};

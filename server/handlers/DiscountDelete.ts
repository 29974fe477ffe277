import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** Deletes a discount; fails with `DiscountNotExists` if it does not exist (rule 8, Errors 3). */
export const DiscountDelete: Handler = (request, { store }) => {
  const id = member.int(request, 'DiscountIDToDelete');
  if (!store.discounts.remove(id)) {
    throw new OperationFailure(`The discount with id ${id} does not exist. The discount delete failed.`, {
      internalErrorCode: 'DiscountNotExists',
      errors: [],
    });
  }
  return { result: true };
};

import { numeric } from '../../specs/numeric.ts';
import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/**
 * Deletes the bill of materials of a finished good (rule 8). If there is no such product, or it has no bill of materials, it
 * fails with the sent id as entityID (Errors 2 and 3).
 */
export const ProductBOMDelete: Handler = (request, { store }) => {
  const id = member.int(request, 'FinishedGoodIDToDeleteItsBOM');
  if (store.boms.remove(id)) return { result: true };
  const missing =
    store.products.get(id) === undefined
      ? `The product with id ${id} does not exist.`
      : `The product with id ${id} has no bill of materials.`;
  throw new OperationFailure(`${missing} The product update failed.`, {
    members: { entityID: numeric(id) },
    errors: [],
  });
};

import type { Handler } from '../Handler.ts';
import { getRecords } from '../rules/getRecords.ts';

/** Bills of materials by descending ProductID. */
export const ProductBOMGet: Handler = (request, context) =>
  getRecords(context.store.boms.all(), 'ProductID', request, context);

import type { Handler } from '../Handler.ts';
import { getRecords } from '../rules/getRecords.ts';

/** Product-client links by descending ProductID (rule 9). */
export const ProductClientGet: Handler = (request, context) =>
  getRecords(context.store.productClients.all(), 'ProductID', request, context);

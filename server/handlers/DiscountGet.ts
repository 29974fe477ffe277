import type { Handler } from '../Handler.ts';
import { getRecords } from '../rules/getRecords.ts';

/** Discounts by descending DiscountID (Limits 1). */
export const DiscountGet: Handler = (request, context) =>
  getRecords(context.store.discounts.all(), 'DiscountID', request, context);

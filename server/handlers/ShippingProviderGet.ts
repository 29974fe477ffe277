import type { Handler } from '../Handler.ts';
import { getRecords } from '../rules/getRecords.ts';
import { shownRecords } from '../rules/shownRecords.ts';

/** Shipping providers by descending ShippingProviderId (rule 9). */
export const ShippingProviderGet: Handler = (request, context) =>
  getRecords(shownRecords(context.store.shippingProviders, request), 'ShippingProviderId', request, context);

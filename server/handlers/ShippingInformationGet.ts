import type { Handler } from '../Handler.ts';
import { document } from '../rules/shipping/document.ts';

/** The shipping information of a document under `ShippingInfo`, nil if it has none (the response is not shown). */
export const ShippingInformationGet: Handler = (request, { store }) => ({
  ShippingInfo: document(request, store).DocumentShippingInfo ?? null,
});

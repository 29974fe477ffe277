import type { Handler } from '../Handler.ts';
import { sentRecord } from '../rules/sentRecord.ts';
import { document } from '../rules/shipping/document.ts';
import { storeShipping } from '../rules/shipping/storeShipping.ts';

/** Writes the shipping information of a document and returns it. */
export const ShippingInformationUpdate: Handler = (request, context) => ({
  ShippingInfo: storeShipping(document(request, context.store), sentRecord(request, 'ShippingInfo'), context),
});

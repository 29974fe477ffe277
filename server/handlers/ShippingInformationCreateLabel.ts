import type { RecordValue } from '../../specs/Value.ts';
import type { Handler } from '../Handler.ts';
import { member } from '../records/member.ts';
import { document } from '../rules/shipping/document.ts';
import { storeShipping } from '../rules/shipping/storeShipping.ts';

/**
 * Makes a shipping label for a document. It writes the sent shipping information, if any, and gives the parcel a tracking id and
 * a ship date if it has none. It answers with the label's address.
 */
export const ShippingInformationCreateLabel: Handler = (request, context) => {
  const stored = document(request, context.store);
  const sent = member.record(request, 'ShippingInfo') ?? {};
  const known = { ...(member.record(stored, 'DocumentShippingInfo') ?? {}), ...sent };
  const tracking =
    member.text(known, 'TrackingId') || `TRK${String(member.int(stored, 'DocumentId')).padStart(8, '0')}`;
  const shipDate = member.text(member.record(known, 'ShipDateInfo') ?? {}, 'ShipDate');
  const today = new Date(context.now.ms).toISOString().slice(0, 10);
  const labelled: RecordValue = {
    ...sent,
    TrackingId: tracking,
    ShipDateInfo: { ShipDate: shipDate || today },
  };
  return {
    ShippingInfo: storeShipping(stored, labelled, context),
    LabelURL: `${context.choices.labelBaseUrl}${encodeURIComponent(tracking)}.pdf`,
  };
};

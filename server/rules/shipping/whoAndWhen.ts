import { numeric } from '../../../specs/numeric.ts';
import type { DateTime, RecordValue } from '../../../specs/Value.ts';

/** The carrier of a shipment and its day, as sent; else the house's own carrier, and the day on which it was written. */
export const whoAndWhen = (shipping: RecordValue, now: DateTime): RecordValue => ({
  ProviderInfo: shipping.ProviderInfo ?? {
    ProviderId: numeric(301),
    ServiceId: 'S00-Standard',
    PackageId: 'P00-Small',
  },
  ShipDateInfo: shipping.ShipDateInfo ?? { ShipDate: new Date(now.ms).toISOString().slice(0, 10) },
});

import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** The shipping block of a document, in members that no server computes. */
export const shipping: RecordValue = {
  CostInfo: { ShippingCost: numeric('7.50'), OtherCosts: numeric('1.25') },
  WeightInfo: { Weight: numeric('2.5') },
  ShipmentDimensionsInfo: {
    ShipmentDimensionsLength: numeric(30),
    ShipmentDimensionsWidth: numeric(20),
    ShipmentDimensionsHeight: numeric(10),
  },
  GenericAftersalesProServicesInfo: { COD: false, Insurance: true },
};

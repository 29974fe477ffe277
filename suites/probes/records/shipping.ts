import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { fixedTurn, type ScenarioPlace } from '../../kernel/probe.ts';
import { sampleOf, withSample } from '../writing.ts';

/** The services that a carrier may be asked for, but those of payment on delivery, which want an amount. */
const services = [
  'Protocol',
  'Reception',
  'Insurance',
  'SpecialRate',
  'VipDelivery',
  'SenderCharge',
  'PackageReturn',
  'ReturnDocument',
  'MorningDelivery',
  'SameDayIntracity',
  'SaturdayDelivery',
  'SeaFreightCyprus',
  'RefrigeratedGoods',
  'LessThanTwoKilograms',
  'LessThanFourKilograms',
  'SubmissionOfTenderDocuments',
  'NextDayAirTransportToIslands',
  'ContainsDocumentsOnlyAndIsLessThanTwoKilograms',
] as const;

/** What a shipment costs, weighs and measures; so light that no service contradicts it. */
const measures = (cost: string, other: string, weight: string, ...sides: readonly number[]): RecordValue => {
  const [length = 0, width = 0, height = 0] = sides;
  return {
    CostInfo: { ShippingCost: numeric(cost), OtherCosts: numeric(other) },
    WeightInfo: { Weight: numeric(weight) },
    ShipmentDimensionsInfo: {
      ShipmentDimensionsLength: numeric(length),
      ShipmentDimensionsWidth: numeric(width),
      ShipmentDimensionsHeight: numeric(height),
    },
  };
};

/** The shipping block of a document, in members that no server computes. */
export const shipping: RecordValue = {
  ...measures('7.50', '1.25', '1.25', 30, 20, 10),
  GenericAftersalesProServicesInfo: { COD: false, Insurance: true },
};

/**
 * The same with a locker and every other service asked for, and in the next format the rest. It is one at all addresses of a
 * format, for they write to one document.
 */
export const shippingIn = (context: GatherContext, place: ScenarioPlace): RecordValue =>
  overSample(context, { ...shipping, ...servicesOf(shippingTurn(place)) });

/** The same in whole numbers, for the fractions of what a document is inserted with are the clause's of their own (TYP-13). */
export const wholeShippingIn = (context: GatherContext, place: ScenarioPlace): RecordValue =>
  overSample(context, { ...measures('7', '2', '1', 30, 20, 10), ...servicesOf(shippingTurn(place)) });

/** What is written before it to the same document: the rest of the services, and other numbers. */
export const shippingBefore = (context: GatherContext, place: ScenarioPlace): RecordValue =>
  overSample(context, {
    // The longest of the sides is not the length, for a server may put them in order.
    ...measures('12.25', '3.75', '1.75', 15, 45, 35),
    ...servicesOf(shippingTurn(place) + 1),
  });

/** It over the operator's sample. */
export const plainShipping = (context: GatherContext): RecordValue => overSample(context, shipping);

/** Over what the operator says that the target insists on, such as a provider. */
const overSample = (context: GatherContext, block: RecordValue): RecordValue =>
  withSample(sampleOf(context, 'ShippingInfo'), block);

const shippingTurn = ({ formatIndex }: ScenarioPlace): number => fixedTurn('shipping') + formatIndex;

function servicesOf(turn: number): RecordValue {
  return {
    GenericAftersalesProServicesInfo: {
      COD: false,
      GTEEC: false,
      ChequeCod: false,
      ...Object.fromEntries(services.map((name, index) => [name, (index + turn) % 2 === 0])),
    },
    LockerId: numeric(1200 + (turn % 90)),
  };
}

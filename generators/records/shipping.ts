import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { fixedTurn } from '../caseSeed.ts';
import type { FormatTurn } from '../turnOf.ts';
import type { RecordSource } from './Build.ts';
import { sampleOf, withSample } from './samples.ts';

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

/**
 * Two sets of measures, of which no two are alike. In the second, other costs are sent as 0, and the length is not the longest side: a broken server
 * may put the sides in order.
 */
const everyMeasure = [
  measures('7.50', '1.25', '1.75', 30.5, 20.25, 10.75),
  measures('12.25', '0', '0.60', 15.25, 45.5, 35.75),
] as const;

/** Shipping that costs nothing. In one format it follows shipping that did: a broken server may take 0 for a value that was not sent. */
const freeMeasures = measures('0', '3.75', '1.25', 25.5, 18.25, 12.75);

/** The shipping block of a document, in members that no server computes. */
export const shipping: RecordValue = {
  ...everyMeasure[0],
  GenericAftersalesProServicesInfo: { COD: false, Insurance: true },
};

/**
 * The shipping block of a format: with a locker and some of the services. In a run of all formats, any two services differ in one of them, so
 * that neither can stand for the other. All addresses of a format send the same block, because they write to one document.
 */
export const shippingIn = (context: RecordSource, place: FormatTurn): RecordValue =>
  inTurn(context, shippingTurn(place));

/** The shipping block that is written to the same document before `shippingIn`, or to another one: the rest of the services, another locker and the other measures. */
export const shippingBefore = (context: RecordSource, place: FormatTurn): RecordValue =>
  inTurn(context, shippingTurn(place), { isBefore: true });

const inTurn = (context: RecordSource, turn: number, { isBefore = false } = {}): RecordValue =>
  overSample(context, {
    ...(turn % 6 === 2 && !isBefore ? freeMeasures : everyMeasure[(turn % 2 === 0) === isBefore ? 1 : 0]),
    GenericAftersalesProServicesInfo: {
      COD: false,
      GTEEC: false,
      ChequeCod: false,
      ...Object.fromEntries(services.map((name, index) => [name, isAskedIn(turn, index + 1) !== isBefore])),
    },
    LockerId: numeric(1200 + ((isBefore ? turn + 1 : turn) % 90)),
  });

/** The plain shipping block, over the operator's sample. */
export const plainShipping = (context: RecordSource): RecordValue => overSample(context, shipping);

/** A parcel that every carrier takes, over the operator's sample. */
export const leastShipping = (context: RecordSource): RecordValue =>
  overSample(context, {
    WeightInfo: { Weight: numeric(1) },
    ShipmentDimensionsInfo: {
      ShipmentDimensionsLength: numeric(10),
      ShipmentDimensionsWidth: numeric(10),
      ShipmentDimensionsHeight: numeric(10),
    },
  });

/** A shipping block over what the operator says that the target insists on, such as a provider. */
const overSample = (context: RecordSource, block: RecordValue): RecordValue =>
  withSample(sampleOf(context, 'ShippingInfo'), block);

const shippingTurn = ({ formatIndex }: FormatTurn): number => fixedTurn('shipping') + formatIndex;

/** The first five turns ask by the binary digits of a service's number, one digit a turn. The sixth turn repeats the first. */
const isAskedIn = (turn: number, service: number): boolean => ((service >> ((turn % 6) % 5)) & 1) === 1;

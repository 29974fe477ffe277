import Big from 'big.js';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const sides = ['ShipmentDimensionsLength', 'ShipmentDimensionsWidth', 'ShipmentDimensionsHeight'] as const;

/** How many cubic centimetres are billed as a kilogram. */
const perKilogram = 5000;

/** A centimetre of wrapping more on each side, in whole centimetres. */
const wrapped = (dimensions: RecordValue, side: string): Big =>
  member.decimal(dimensions, side).plus(1).round(0, Big.roundUp);

export const labelTellsMeasures: Variant = {
  about:
    'A label brings the measures of the wrapped parcel, the weight that the carrier bills, the insurance of its tariff and the nearest free locker. What ShippingInfo of a label holds is not shown.',
  blocks: ['nothing'],
  hook: onSuccess(['ShippingInformationCreateLabel'], (result) =>
    withRecord(result, 'ShippingInfo', (info) => {
      const dimensions = member.record(info, 'ShipmentDimensionsInfo') ?? {};
      const measured = sides.map((side) => [side, wrapped(dimensions, side)] as const);
      const volume = measured.reduce((product, [, side]) => product.times(side), new Big(1));
      return {
        ...info,
        ShipmentDimensionsInfo: {
          ...dimensions,
          ...Object.fromEntries(measured.map(([side, value]) => [side, amount(value)])),
        },
        WeightInfo: {
          ...member.record(info, 'WeightInfo'),
          Weight: amount(volume.div(perKilogram).round(0, Big.roundUp).plus(1)),
        },
        GenericAftersalesProServicesInfo: {
          ...member.record(info, 'GenericAftersalesProServicesInfo'),
          Insurance: true,
        },
        LockerId: numeric(77),
      };
    }),
  ),
};

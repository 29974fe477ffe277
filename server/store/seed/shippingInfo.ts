import { numeric } from '../../../specs/numeric.ts';
import type { ShippingInfo } from '../../../specs/records/records.ts';
import { recordShape } from '../../../specs/shapes.ts';
import { recordOf } from '../../records/recordOf.ts';
import type { Random } from './Random.ts';

const services = recordShape('GenericAftersalesProServicesInfo').members.filter(
  ({ type }) => type.kind === 'scalar' && type.type === 'bool',
);

/** A full shipping block, with every second service asked for, of some the first and of some the others; its total cost is the sum of its two costs. */
export function shippingInfo(random: Random): ShippingInfo {
  const cost = random.int(3, 40);
  return recordOf('ShippingInfo', {
    ProviderInfo: { ProviderId: numeric(301), ServiceId: 'S00', PackageId: 'P00' },
    CostInfo: {
      ShippingCost: numeric(`${cost}.50`),
      OtherCosts: numeric('1.25'),
      TotalCost: numeric(`${cost + 1}.75`),
    },
    WeightInfo: { Weight: numeric(random.decimal(30)), WeightUnitId: numeric(1) },
    ShipmentDimensionsInfo: {
      ShipmentDimensionsLength: numeric(random.int(10, 90)),
      ShipmentDimensionsWidth: numeric('20.5'),
      ShipmentDimensionsHeight: numeric(15),
      ShipmentDimensionsUnit: 'cm',
    },
    ShipDateInfo: { ShipDate: '2017-03-01' },
    GenericAftersalesProServicesInfo: recordOf('GenericAftersalesProServicesInfo', {
      ...Object.fromEntries(services.map(({ name }, index) => [name, (index + cost) % 2 === 0])),
      COD: random.int(0, 1) === 1,
      CodTotalInCents: numeric(1999),
    }),
    LockerId: numeric(random.int(1, 500)),
    TrackingId: `TRK${String(random.int(1, 99_999)).padStart(8, '0')}`,
  });
}

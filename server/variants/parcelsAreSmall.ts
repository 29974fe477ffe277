import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { refusing } from '../hooks/refusing.ts';
import type { Variant } from '../Variant.ts';

const longest = 20;

export const parcelsAreSmall: Variant = {
  about: `The carrier of the sample takes no parcel with a side of more than ${longest} (rule 3: business rules).`,
  blocks: ['control', 'layout', 'nothing'],
  fixtures: { samples: { ShippingInfo: { ProviderInfo: { ShippingProviderID: 1 } } } },
  hook: refusing(
    ['ShippingInformationUpdate'],
    ({ ShippingInfo: info }) => {
      const sides =
        isRecord(info) && isRecord(info.ShipmentDimensionsInfo) ? info.ShipmentDimensionsInfo : {};
      return Object.values(sides).some((side) => isNumeric(side) && Number(side.lexeme) > longest);
    },
    'The parcel is too large for this carrier.',
  ),
};

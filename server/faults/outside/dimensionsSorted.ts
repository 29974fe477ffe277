import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { withRecord } from '../../hooks/withRecord.ts';

const names = ['ShipmentDimensionsLength', 'ShipmentDimensionsWidth', 'ShipmentDimensionsHeight'];

export const dimensionsSorted: Fault = {
  clause: 'SHP-1',
  about:
    'The three dimensions of a parcel are put in order, as carriers want them: the length is the longest, the height the shortest.',
  causes: ['shipping information does not come back with {member} as sent'],
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request) =>
    withRecord(request, 'ShippingInfo', (info) =>
      info.ShipmentDimensionsInfo === undefined || info.ShipmentDimensionsInfo === null
        ? info
        : withRecord(info, 'ShipmentDimensionsInfo', (sizes) => {
            const sorted = names
              .map((name) => sizes[name])
              .toSorted((one, other) => (sentNumber(other) ?? 0) - (sentNumber(one) ?? 0));
            return {
              ...sizes,
              ...Object.fromEntries(names.map((name, index) => [name, sorted[index]])),
            };
          }),
    ),
  ),
};

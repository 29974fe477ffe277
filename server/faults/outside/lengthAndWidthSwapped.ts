import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const lengthAndWidthSwapped: Fault = {
  clause: 'SHP-1',
  about: 'ShippingInformationUpdate answers with length and width of the parcel swapped.',
  causes: ['shipping information does not come back with {member} as sent'],
  operations: ['ShippingInformationUpdate'],
  hook: onSuccess(['ShippingInformationUpdate'], (result) =>
    withRecord(result, 'ShippingInfo', (info) =>
      member.has(info, 'ShipmentDimensionsInfo')
        ? withRecord(info, 'ShipmentDimensionsInfo', (dimensions) => ({
            ...dimensions,
            ShipmentDimensionsLength: dimensions.ShipmentDimensionsWidth,
            ShipmentDimensionsWidth: dimensions.ShipmentDimensionsLength,
          }))
        : info,
    ),
  ),
};

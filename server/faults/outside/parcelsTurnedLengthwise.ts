import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

const names = ['ShipmentDimensionsLength', 'ShipmentDimensionsWidth', 'ShipmentDimensionsHeight'];

function lengthwise(dimensions: RecordValue): RecordValue {
  const values = names.map((name) => dimensions[name]);
  if (values.some((value) => sentNumber(value) === null)) return dimensions;
  const sorted = values.toSorted((one, other) => (sentNumber(other) ?? 0) - (sentNumber(one) ?? 0));
  return { ...dimensions, ...Object.fromEntries(names.map((name, index) => [name, sorted[index]])) };
}

export const parcelsTurnedLengthwise: Fault = {
  clause: 'SHP-1',
  about:
    'The three dimensions of a parcel are sorted, so that a length below the width or the height comes back changed.',
  operations: ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'],
  hook: onRequest(['ShippingInformationUpdate', 'ShippingInformationCreateLabel'], (request) => {
    const info = member.record(request, 'ShippingInfo');
    return info === null || member.record(info, 'ShipmentDimensionsInfo') === null
      ? request
      : withRecord(request, 'ShippingInfo', (sent) => withRecord(sent, 'ShipmentDimensionsInfo', lengthwise));
  }),
};

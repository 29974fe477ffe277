import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

const flags = 'GenericAftersalesProServicesInfo';

export const fourKilogramsCopiesTwo: Fault = {
  clause: 'SHP-1',
  about:
    'Copies the flag LessThanTwoKilograms into LessThanFourKilograms as well when shipping information is updated.',
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request) => {
    const info = member.record(request, 'ShippingInfo');
    if (info === null || member.record(info, flags) === null) return request;
    return withRecord(request, 'ShippingInfo', (sent) =>
      withRecord(sent, flags, (all) => ({
        ...all,
        LessThanFourKilograms: all.LessThanTwoKilograms ?? false,
      })),
    );
  }),
};

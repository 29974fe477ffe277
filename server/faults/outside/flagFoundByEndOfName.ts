import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const flagFoundByEndOfName: Fault = {
  clause: 'SHP-1',
  about:
    'ShippingInformationUpdate writes LessThanTwoKilograms to ContainsDocumentsOnlyAndIsLessThanTwoKilograms too, whatever was sent for that flag.',
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request) =>
    member.record(member.record(request, 'ShippingInfo') ?? {}, 'GenericAftersalesProServicesInfo') === null
      ? request
      : withRecord(request, 'ShippingInfo', (info) =>
          withRecord(info, 'GenericAftersalesProServicesInfo', (flags) =>
            flags.LessThanTwoKilograms === undefined
              ? flags
              : { ...flags, ContainsDocumentsOnlyAndIsLessThanTwoKilograms: flags.LessThanTwoKilograms },
          ),
        ),
  ),
};

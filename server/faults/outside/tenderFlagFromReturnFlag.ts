import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const tenderFlagFromReturnFlag: Fault = {
  clause: 'SHP-1',
  about: 'ShippingInformationUpdate stores SubmissionOfTenderDocuments with the value of ReturnDocument.',
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request) => {
    const info = member.record(request, 'ShippingInfo');
    const flags = member.record(info ?? {}, 'GenericAftersalesProServicesInfo');
    if (flags === null) return request;
    const mapped = { ...flags, SubmissionOfTenderDocuments: flags.ReturnDocument ?? false };
    return { ...request, ShippingInfo: { ...info, GenericAftersalesProServicesInfo: mapped } };
  }),
};

import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

const group = 'GenericAftersalesProServicesInfo';

export const shippingFlagsNeverFall: Fault = {
  clause: 'SHP-1',
  about:
    'ShippingInformationUpdate merges flags by "or": a service that the document already had stays true although false was sent.',
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request, store) => {
    const document = store.documents.get(sentNumber(request.DocumentId) ?? 0) ?? {};
    const before = member.record(member.record(document, 'DocumentShippingInfo') ?? {}, group);
    const sent = member.record(member.record(request, 'ShippingInfo') ?? {}, group);
    if (before === null || sent === null) return request;
    const merged = Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [
        name,
        value === false && before[name] === true ? true : value,
      ]),
    );
    return withRecord(request, 'ShippingInfo', (info) => ({ ...info, [group]: merged }));
  }),
};

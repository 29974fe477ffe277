import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const minusOneDropsLast: Fault = {
  clause: 'GET-4',
  about: 'ReturnTopNRecords -1 leaves out the shipping provider with the lowest id.',
  causes: ['ReturnTopNRecords -1 does not give the same as leaving it out'],
  operations: ['ShippingProviderGet'],
  hook: onSuccess(['ShippingProviderGet'], (result, request) =>
    member.int(request, 'ReturnTopNRecords') === -1
      ? { ...result, mvShippingProviders: member.records(result, 'mvShippingProviders').slice(0, -1) }
      : result,
  ),
};

import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const topAscending: Fault = {
  clause: 'GET-2',
  about: 'With ReturnTopNRecords shipping providers come by ascending id.',
  causes: ['with ReturnTopNRecords records do not come by descending id; they come by ascending id'],
  operations: ['ShippingProviderGet'],
  hook: onSuccess(['ShippingProviderGet'], (result, request) =>
    member.int(request, 'ReturnTopNRecords') > 0
      ? { ...result, mvShippingProviders: [...member.records(result, 'mvShippingProviders')].reverse() }
      : result,
  ),
};

import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const providerCommentsStay: Fault = {
  clause: 'ACT-2',
  about: 'In soap11 Update does not change the comments of a shipping provider.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: onRequest(['ShippingProviderUpdate'], (request, _, { body }) =>
    body === 'soap11' && member.text(request, 'mvRecordAction') === 'Update'
      ? withRecord(request, 'mvShippingProvider', ({ ShippingProviderComments, ...rest }) => rest)
      : request,
  ),
};

import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';

const operations = ['CompanyUpdate', 'ShippingProviderUpdate'];

export const emptyActionInserts: Fault = {
  clause: 'ACT-11',
  about:
    'A record action that is sent as an empty text is the first of the enumeration: Insert. One that is left out is refused.',
  causes: ['a write without a known action makes a record'],
  operations,
  hook: onRequest(operations, (request) =>
    request.mvRecordAction === '' ? { ...request, mvRecordAction: 'Insert' } : request,
  ),
};

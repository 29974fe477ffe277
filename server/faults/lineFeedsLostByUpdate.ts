import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const lineFeedsLostByUpdate: Fault = {
  clause: 'TYP-12',
  about:
    'An Update of a company or a shipping provider writes the line feeds of a text as blanks; an Insert keeps them.',
  causes: ['line breaks come back as spaces'],
  operations: ['CompanyUpdate', 'ShippingProviderUpdate'],
  hook: onRequest(['CompanyUpdate', 'ShippingProviderUpdate'], (request) =>
    member.text(request, 'mvRecordAction') === 'Update'
      ? changedValues(request, (value) => (typeof value === 'string' ? value.replaceAll('\n', ' ') : value))
      : request,
  ),
};

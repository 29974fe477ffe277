import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const showDeletedUnreadInXml: Fault = {
  clause: 'XF-1',
  about:
    'In xml ShippingProviderGet does not look at showDeleted, and leaves out what the other formats show.',
  operations: ['ShippingProviderGet'],
  hook: onRequest(['ShippingProviderGet'], (request, _, call) =>
    call.body === 'xml' ? { ...request, showDeleted: undefined } : request,
  ),
};

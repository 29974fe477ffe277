import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const deletedByDefault: Fault = {
  clause: 'GET-6',
  level: 'SHOULD',
  about: 'Deleted shipping providers are shown unless they are asked not to be.',
  causes: ['deleted records are shown unless they are asked not to be'],
  operations: ['ShippingProviderGet'],
  hook: onRequest(['ShippingProviderGet'], (request) => ({
    showDeleted: 'showAllDeletedAndUndeleted',
    ...request,
  })),
};

import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const deletedNowhere: Fault = {
  clause: 'GET-6',
  level: 'SHOULD',
  about: 'showAllDeletedAndUndeleted gives the same as showOnlyUndeleted.',
  causes: ['showAllDeletedAndUndeleted leaves out deleted records'],
  operations: ['DocumentTypeGet', 'CompanyGet', 'ShippingProviderGet'],
  hook: onRequest(null, ({ showDeleted, ...rest }) => rest),
};

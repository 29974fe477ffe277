import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const xmlFailuresAre500: Fault = {
  clause: 'XF-4',
  about: 'In xml failures of ShippingProviderUpdate have HTTP status 500.',
  causes: ['failing calls have other HTTP statuses in some formats'],
  operations: ['ShippingProviderUpdate'],
  hook: onStatusAndHeaders(
    { formats: ['xml'], operations: ['ShippingProviderUpdate'], outcome: 'failure' },
    () => ({
      status: 500,
    }),
  ),
};

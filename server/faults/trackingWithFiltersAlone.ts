import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const trackingWithFiltersAlone: Fault = {
  clause: 'XF-2',
  about: 'The tracking URL of carriers is shown only where there are filters.',
  causes: ['some reads of what was written leave {member} empty, and others do not'],
  operations: ['ShippingProviderGet'],
  hook: onSuccess(['ShippingProviderGet'], (result, request) =>
    member.records(request, 'Filters').length > 0
      ? result
      : changedValues(result, (value, name) => (name === 'ShippingProviderTrackingURL' ? '' : value)),
  ),
};

import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const customField20Lost: Fault = {
  clause: 'ACT-1',
  about: 'The last of the twenty custom fields of a product bundle is not stored.',
  causes: ['an insert does not bring back {member} as sent; it is empty'],
  operations: ['ProductBundleUpdate'],
  hook: onRequest(['ProductBundleUpdate'], (request) =>
    changedValues(request, (value, name) => (name === 'BundleProductCustomField20' ? '' : value)),
  ),
};

import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const customField20Lost: Fault = {
  clause: 'ACT-1',
  about: 'The last of the twenty custom fields of a product bundle is not stored.',
  operations: ['ProductBundleUpdate'],
  hook: onRequest(['ProductBundleUpdate'], (request) =>
    changedValues(request, (value, name) => (name === 'BundleProductCustomField20' ? '' : value)),
  ),
};

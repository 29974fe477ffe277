import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const emptyBundle: Fault = {
  clause: 'PB-1',
  about: 'A bundle is stored without its products.',
  causes: ['a bundle does not hold rows of {member} as sent'],
  operations: ['ProductBundleUpdate'],
  hook: onRequest(['ProductBundleUpdate'], (request) =>
    withRecord(request, 'ProductBundleDetails', (bundle) => ({ ...bundle, IncludedProducts: [] })),
  ),
};

import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';

export const forcedUpdateKeepsBundleContent: Fault = {
  clause: 'PB-1',
  about:
    'An Update of a bundle with forceSkuUpdateEvenIfUsedInDocuments true leaves its IncludedProducts as they were.',
  operations: ['ProductBundleUpdate'],
  hook: onRequest(['ProductBundleUpdate'], (request, store) => {
    const { action, stored } = recordWrite('ProductBundleUpdate', request, store);
    const isForced = String(request.forceSkuUpdateEvenIfUsedInDocuments).toLowerCase() === 'true';
    return isForced && action === 'Update' && stored !== undefined
      ? withRecord(request, 'ProductBundleDetails', (bundle) => ({
          ...bundle,
          IncludedProducts: stored.IncludedProducts,
        }))
      : request;
  }),
};

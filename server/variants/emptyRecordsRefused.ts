import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

const names: Readonly<Record<string, string>> = {
  mvCompany: 'CompanyName',
  mvDocument: 'DocumentDetails',
  mvIntegrationUpdate: 'Entity',
  mvPurchaseOrder: 'PurchaseOrderDetails',
  mvShippingProvider: 'ShippingProviderName',
  ProductBundleDetails: 'IncludedProducts',
};

export const emptyRecordsRefused: Variant = {
  about:
    'Inserts without a name, or of documents and orders without rows, are refused (rule 3: servers may validate what is not mentioned).',
  hook: onWrite(null, ({ action, record, sent, stored }) => {
    const needed = Object.hasOwn(names, record) ? names[record] : undefined;
    if (needed === undefined || (action !== 'Insert' && stored !== undefined)) return undefined;
    const value = sent[needed];
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
      throw new OperationFailure(`${needed} is required. Nothing was written.`);
    return undefined;
  }),
};

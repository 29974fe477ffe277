import { numeric } from '../../../specs/numeric.ts';
import { bundle } from '../../builds/bundle.ts';
import type { Kind } from '../Kind.ts';

export const ProductBundleUpdate: Kind = {
  build: bundle,
  more: { forceSkuUpdateEvenIfUsedInDocuments: false },
  named: () => ({}),
  changed: (text, _, { fixtures }) => ({
    BundleProductLongDescription: text,
    BundleProductOption1: false,
    IncludedProducts: [{ ProductSKU: fixtures.knownSkus?.[0], QuantityInBundle: numeric(3) }],
  }),
  partly: (text) => ({ BundleProductLongDescription: text, BundleProductCustomField1: '' }),
  kept: ['BundleProductCustomField1', 'BundleProductDescription'],
  updates: ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
  inserts: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
};

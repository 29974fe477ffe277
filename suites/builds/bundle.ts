import { numeric } from '../../specs/numeric.ts';
import type { Build } from '../writing.ts';

/** A bundle of its own that holds one known SKU. */
export const bundle: Build = (context, label) => {
  const sku = context.fixtures.knownSkus?.[0];
  if (sku === undefined) return 'knownSkus';
  const unique = context.unique(`bundle/${label}`);
  return {
    BundleProductSKU: `A-${unique}`,
    BundleProductDescription: `Assay bundle ${unique}`,
    BundleProductLongDescription: 'Made by a conformance run.',
    BundleProductCustomField1: 'one',
    BundleProductOption1: true,
    IncludedProducts: [{ ProductSKU: sku, QuantityInBundle: numeric(2) }],
  };
};

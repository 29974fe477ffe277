import { numeric } from '../../specs/numeric.ts';
import type { Build } from '../writing.ts';
import { numbered } from './numbered.ts';

/** A bundle of its own that holds one known SKU, with a text in every custom field and every option set. */
export const bundle: Build = (context, label) => {
  const sku = context.fixtures.knownSkus?.[0];
  if (sku === undefined) return 'knownSkus';
  const unique = context.unique(`bundle/${label}`);
  return {
    BundleProductSKU: `A-${unique}`,
    BundleProductDescription: `Assay bundle ${unique}`,
    BundleProductLongDescription: 'Made by a conformance run.',
    BundleProductComments: `made by assay ${unique}`,
    ...numbered('BundleProductCustomField', [1, 20], (number) => `field ${number}`),
    ...numbered('BundleProductOption', [1, 10], () => true),
    IncludedProducts: [{ ProductSKU: sku, QuantityInBundle: numeric(2) }],
  };
};

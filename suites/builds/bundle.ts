import type { Build } from '../writing.ts';
import { includedProducts } from './includedProducts.ts';
import { numbered } from './numbered.ts';

/** A bundle of its own that holds one or two known SKUs, with a text in every custom field and every option set. */
export const bundle: Build = (context, label) => {
  const { knownSkus = [] } = context.fixtures;
  if (knownSkus.length === 0) return 'knownSkus';
  const unique = context.unique(`bundle/${label}`);
  return {
    BundleProductSKU: `A-${unique}`,
    BundleProductDescription: `Assay bundle ${unique}`,
    BundleProductLongDescription: 'Made by a conformance run.',
    BundleProductComments: `made by assay ${unique}`,
    ...numbered('BundleProductCustomField', [1, 20], (number) => `field ${number}`),
    ...numbered('BundleProductOption', [1, 10], () => true),
    ...includedProducts(knownSkus),
  };
};

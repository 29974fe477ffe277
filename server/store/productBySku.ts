import { member } from '../records/member.ts';
import type { Store } from './Store.ts';

export interface KnownProduct {
  readonly id: number;
  readonly sku: string;
  readonly description: string;
}

/** The product or product bundle with exactly that SKU. */
export function productBySku(store: Store, sku: string): KnownProduct | undefined {
  if (sku === '') return undefined;
  const product = store.products.find((record) => member.text(record, 'ProductSKU') === sku);
  if (product !== undefined) {
    return {
      id: member.int(product, 'ProductID'),
      sku,
      description: member.text(product, 'ProductDescription'),
    };
  }
  const bundle = store.bundles.find((record) => member.text(record, 'BundleProductSKU') === sku);
  return bundle === undefined
    ? undefined
    : {
        id: member.int(bundle, 'BundleProductID'),
        sku,
        description: member.text(bundle, 'BundleProductDescription'),
      };
}

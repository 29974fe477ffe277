import type { World } from '../store/World.ts';
import { sum, times } from '../values/decimal.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, recordsOf, textOf } from '../values/Value.ts';
import { requireNotNegative, requireText, requireUnique, requireUrl } from './checks.ts';
import { sortedBy } from './completeAddress.ts';
import { findProduct } from './completeRows.ts';
import { Refusal } from './Refusal.ts';

/** Checks a bundle, looks up its products, sorts them by SKU from Z to A and sums up its price. */
export function completeBundle(
  draft: RecordValue,
  _previous: RecordValue | undefined,
  world: World,
): RecordValue {
  requireText(draft, 'BundleProductSKU', 80);
  requireUnique(world.tables.bundles, draft, 'BundleProductSKU', 'BundleProductID');
  requireUrl(draft, 'BundleProductImageURL');
  requireNotNegative(draft, [
    'BundleProductWeight',
    'BundleProductLength',
    'BundleProductBreadth',
    'BundleProductHeight',
  ]);
  const parts = recordsOf(draft, 'IncludedProducts').map((part) => completePart(part, draft, world));
  const prices = parts.map((part) =>
    times(numberOf(part, 'PriceInBundle'), numberOf(part, 'QuantityInBundle')),
  );
  return { ...draft, IncludedProducts: sortedBy(parts, 'ProductSKU'), BundleTotalPrice: sum(prices) };
}

function completePart(part: RecordValue, bundle: RecordValue, world: World): RecordValue {
  const sku = textOf(part, 'ProductSKU');
  const product = findProduct(world, sku);
  if (!product)
    throw new Refusal(`The product with SKU ${sku} does not exist; the bundle was not saved.`, 'ProductSKU');
  requireNotNegative(part, ['PriceInBundle', 'QuantityInBundle']);
  return {
    ...part,
    ProductID: product.ProductID ?? null,
    RelatedBundleID: bundle.BundleProductID ?? null,
    RelatedBundleSKU: bundle.BundleProductSKU ?? null,
  };
}

import { numeric } from '../../../specs/numeric.ts';
import { recordOf } from '../../records/recordOf.ts';
import { Table } from '../Table.ts';
import { materials } from './catalogue.ts';

/** One bundle of the first two products; its id follows the products' ids. */
export function bundles(): Table {
  const table = new Table(401);
  table.insert((id) =>
    recordOf('ProductBundleDetails', {
      BundleProductID: numeric(id),
      BundleProductSKU: 'BUNDLE-FIX',
      BundleProductDescription: 'Bolts and nuts, a handful',
      BundleTotalPrice: numeric('4.50'),
      IncludedProducts: materials.slice(0, 2).map((item) => ({
        PriceInBundle: numeric('2.25'),
        ProductID: numeric(item.id),
        ProductSKU: item.sku,
        QuantityInBundle: numeric(3),
        RelatedBundleID: numeric(id),
        RelatedBundleSKU: 'BUNDLE-FIX',
      })),
    }),
  );
  return table;
}

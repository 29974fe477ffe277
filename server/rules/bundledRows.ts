import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import { recordOf } from '../records/recordOf.ts';
import type { Store } from '../store/Store.ts';

/** Each row of a bundle, followed by rows of its products, which cost nothing (AutoInsertBundledProductRows). */
export function bundledRows(rows: readonly RecordValue[], store: Store): readonly RecordValue[] {
  return rows.flatMap((row) => {
    const sku = member.text(row, 'DocumentRowProductSKU');
    const bundle = store.bundles.find((record) => member.text(record, 'BundleProductSKU') === sku);
    if (bundle === undefined) return [row];
    const included = member.records(bundle, 'IncludedProducts').map((item) =>
      recordOf('mvDocumentRow', {
        DocumentRowProductSKU: member.text(item, 'ProductSKU'),
        DocumentRowQuantity: amount(
          member.decimal(row, 'DocumentRowQuantity').times(member.decimal(item, 'QuantityInBundle')),
        ),
        DocumentRowUnitPriceWithoutTaxOrDiscount: numeric(0),
      }),
    );
    return [row, ...included];
  });
}

import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';

/**
 * What a bundle includes: one product, or two where two SKUs are known, in quantities that differ, for a server may mind the
 * first or the last alone; the `other` quantities are for an update, and none of them larger than what was taken before. Where three
 * are known, the third stands there in the place of the first.
 */
export const includedProducts = (
  skus: readonly string[],
  which: 'first' | 'other' = 'first',
): RecordValue => ({
  IncludedProducts: (which === 'other' && skus.length > 2 ? [skus[2], skus[1]] : skus.slice(0, 2)).map(
    (sku, index) => ({
      ProductSKU: sku,
      QuantityInBundle: numeric(which === 'first' ? 3 + 2 * index : 2 + 2 * index),
    }),
  ),
});

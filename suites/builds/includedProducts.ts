import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';

/**
 * What a bundle includes: one product, or two where two SKUs are known, in quantities that differ, for a server may mind the
 * first or the last alone; the `other` quantities are for an update.
 */
export const includedProducts = (
  skus: readonly string[],
  which: 'first' | 'other' = 'first',
): RecordValue => ({
  IncludedProducts: skus.slice(0, 2).map((sku, index) => ({
    ProductSKU: sku,
    QuantityInBundle: numeric(2 + 3 * index + (which === 'first' ? 0 : 1)),
  })),
});

import { recordsOf } from '../../specs/recordsOf.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const catalogueKnowsBetter: Variant = {
  about:
    'Rows are described as the catalogue does, and it gives bundles their barcode, unit and image, whatever is sent (none of these is a plain member).',
  hook: onWrite(
    ['DocumentUpdate', 'PurchaseOrderUpdate', 'ProductBundleUpdate'],
    ({ record, sent, stored }) => {
      const sku = member.text(sent, 'BundleProductSKU') || member.text(stored ?? {}, 'BundleProductSKU');
      if (sku !== '')
        return {
          sent: {
            ...sent,
            BundleProductBarcode: `20${String(digitsOf(sku)).padStart(10, '0')}`,
            BundleProductUnitOfMeasurement: 'SET',
            BundleProductImageURL: `https://images.example.com/${encodeURIComponent(sku)}/1`,
          },
        };
      const kind = record.slice('mv'.length);
      const rows = sent[`${kind}Details`];
      if (!Array.isArray(rows)) return undefined;
      // A row without a description gets that of its product.
      const bare = recordsOf(rows).map((row) => ({ ...row, [`${kind}RowProductDescription`]: '' }));
      return { sent: { ...sent, [`${kind}Details`]: bare } };
    },
  ),
};

/** A number of at most ten digits that belongs to a SKU. */
const digitsOf = (sku: string): number =>
  [...sku].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_999_999_967, 7);

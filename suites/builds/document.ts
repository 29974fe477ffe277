import type { GatherContext } from '../../harness/Evidence.ts';
import { wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { numbered } from './numbered.ts';
import { references } from './references.ts';

const day = Date.UTC(2017, 0, 10, 10, 30);

/** A pending goods-inbound document with one row for each of the SKUs, or the name of the fixture that it wants. */
export function document(
  context: GatherContext,
  label: string,
  skus: readonly string[],
): RecordValue | string {
  const { goodsInboundDocumentTypeId, supplierId, inventoryLocationId } = context.fixtures;
  if (goodsInboundDocumentTypeId === undefined) return 'goodsInboundDocumentTypeId';
  const unique = context.unique(`document/${label}`);
  return {
    DocumentTypeId: numeric(goodsInboundDocumentTypeId),
    ...references('Document', unique),
    DocumentDate: wall(day),
    DocumentCustomOrderDate1: wall(day),
    ...(supplierId === undefined ? {} : { DocumentSupplierClientID: numeric(supplierId) }),
    ...(inventoryLocationId === undefined
      ? {}
      : { DocumentInventoryLocationID: numeric(inventoryLocationId) }),
    ...numbered('DocumentCustomFlag', [1, 10], () => true),
    DocumentComments: `made by assay ${unique}`,
    DocumentDetails: skus.map((sku, index) => ({
      DocumentRowProductSKU: sku,
      DocumentRowQuantity: numeric(index + 1),
      DocumentRowUnitPriceWithoutTaxOrDiscount: numeric(index === 0 ? '10.50' : index + 7),
      DocumentRowRemarks: `row ${index + 1}`,
    })),
    DocumentStatus: 'Pending',
  };
}

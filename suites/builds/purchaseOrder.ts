import { wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Build } from '../writing.ts';
import { flags } from './flags.ts';
import { references } from './references.ts';

/** A verified order of one or two known SKUs from the known supplier (rule 2: the id, or 0 and the name). */
export const purchaseOrder: Build = (context, label) => {
  const { knownSkus, supplierId, supplierName, inventoryLocationId } = context.fixtures;
  if (knownSkus?.[0] === undefined) return 'knownSkus';
  if (supplierId === undefined && supplierName === undefined) return 'supplierId';
  const supplier: RecordValue =
    supplierId === undefined
      ? { PurchaseOrderSupplierID: numeric(0), PurchaseOrderSupplierName: supplierName }
      : { PurchaseOrderSupplierID: numeric(supplierId) };
  const unique = context.unique(`purchaseOrder/${label}`);
  return {
    PurchaseOrderId: numeric(0),
    PurchaseOrderNo: `A-${unique}`,
    ...references('PurchaseOrder', unique),
    PurchaseOrderDate: wall(Date.UTC(2017, 0, 10, 10, 30)),
    PurchaseOrderCustomOrderDate1: wall(Date.UTC(2017, 0, 11, 10, 30)),
    ...supplier,
    ...(inventoryLocationId === undefined
      ? {}
      : { PurchaseOrderInventoryLocationID: numeric(inventoryLocationId) }),
    ...flags('PurchaseOrderCustomFlag', label),
    PurchaseOrderComments: `made by assay ${unique}`,
    PurchaseOrderDetails: knownSkus.slice(0, 2).map((sku, index) => ({
      PurchaseOrderRowProductSKU: sku,
      PurchaseOrderRowQuantity: numeric(index + 4),
      PurchaseOrderRowUnitPriceWithoutTaxOrDiscount: numeric(index === 0 ? '10.50' : index + 7),
      PurchaseOrderRowRemarks: `row ${index + 1}`,
    })),
    PurchaseOrderStatus: 'Verified',
  };
};

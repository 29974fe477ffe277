import { member } from './records/member.ts';
import { batchesByExpiry } from './store/batchesByExpiry.ts';
import type { Store } from './store/Store.ts';
import { batchProduct, materials, serialProduct } from './store/seed/catalogue.ts';

/** The fixtures of a seeded store: what a client can't create, in the form of a fixtures file (docs/fixtures.md). */
export function fixtures(store: Store) {
  const [supplier] = store.suppliers.all();
  const [report] = store.reports.all();
  const [setting] = store.accountSettings.all();
  const shipped = store.documents.find(
    (document) => member.record(document, 'DocumentShippingInfo') !== null,
  );
  return {
    knownSkus: materials.map(({ sku }) => sku),
    unknownSku: 'NO-SUCH-SKU',
    goodsInboundDocumentTypeId: -1,
    receiveDocumentTypeId: -1,
    supplierId: member.int(supplier ?? {}, 'SupplierID'),
    supplierName: member.text(supplier ?? {}, 'SupplierName'),
    inventoryLocationId: 1,
    customReportId: member.int(report ?? {}, 'CustomReportId'),
    settingName: member.text(setting ?? {}, 'SettingName'),
    documentIdWithShipping: member.int(shipped ?? {}, 'DocumentId'),
    openWorkOrders: store.spare.openWorkOrders,
    batchProductSku: batchProduct.sku,
    batchesByExpiry: batchesByExpiry(store, batchProduct.sku).map((batch) =>
      member.text(batch, 'BatchNumberName'),
    ),
    eventType: 'DocumentInserted',
    eventTrigger: 'DocumentUpdate',
    disposable: {
      discounts: store.spare.discounts,
      boms: store.spare.boms,
      documentTypes: store.spare.documentTypes,
      contactPersons: store.spare.contactPersons,
      closedWorkOrders: store.spare.closedWorkOrders,
      allocatedWorkOrders: store.spare.allocatedWorkOrders.map((id, index) => allocated(store, id, index)),
      finishedGoodReceipts: store.spare.receipts.map((id) => ({
        id,
        workOrderId: member.int(store.receipts.get(id) ?? {}, 'WorkOrderId'),
      })),
    },
  };
}

/** Three of six with serial numbers, the others with batches. So formats with and without a documented layout get both. */
function allocated(store: Store, id: number, index: number) {
  const sku = [0, 3, 5].includes(index % 6) ? serialProduct.sku : batchProduct.sku;
  const row = member
    .records(store.workOrders.get(id) ?? {}, 'WorkOrderDetails')
    .find((one) => member.text(one, 'WorkOrderBOMRowProductSKU') === sku);
  const details = member.records(row ?? {}, 'WorkOrderRowAllocatedDetails');
  return {
    id,
    sku,
    quantity: member.decimal(row ?? {}, 'WorkOrderBOMRowTotalAllocatedQuantity').toFixed(),
    serials: details.flatMap((detail) => member.texts(detail, 'WorkOrderBOMRowAllocatedSerialNumbers')),
    batches: details
      .flatMap((detail) => member.records(detail, 'WorkOrderBOMRowAllocatedBatchNumbers'))
      .map((batch) => member.text(batch, 'BatchNumberName')),
  };
}

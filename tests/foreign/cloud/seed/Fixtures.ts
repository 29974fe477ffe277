/** What a suite is told of this server's first records. */
export interface Fixtures {
  readonly knownSkus: readonly string[];
  readonly unknownSku: string;
  readonly goodsInboundDocumentTypeId: number;
  readonly receiveDocumentTypeId: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly inventoryLocationId: number;
  readonly customReportId: number;
  readonly settingName: string;
  readonly documentIdWithShipping: number;
  readonly openWorkOrders: readonly number[];
  readonly batchProductSku: string;
  readonly batchesByExpiry: readonly string[];
  readonly eventType: string;
  readonly eventTrigger: string;
  readonly disposable: DisposableRecords;
}

/** Records that a run uses up. */
interface DisposableRecords {
  readonly discounts: readonly number[];
  readonly boms: readonly number[];
  readonly documentTypes: readonly number[];
  readonly contactPersons: readonly number[];
  readonly closedWorkOrders: readonly number[];
  readonly allocatedWorkOrders: readonly AllocatedWorkOrder[];
  readonly finishedGoodReceipts: readonly { readonly id: number; readonly workOrderId: number }[];
}

/** A work order with material that can be returned. */
export interface AllocatedWorkOrder {
  readonly id: number;
  readonly sku: string;
  readonly quantity: string;
  readonly serials: readonly string[];
  readonly batches: readonly string[];
}

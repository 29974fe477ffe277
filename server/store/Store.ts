import type { RecordValue } from '../../specs/Value.ts';
import type { Table } from './Table.ts';

/** Everything that one server holds. Its datetimes are wall clocks; ids are unique within a table. */
export interface Store {
  readonly accountSettings: Table;
  readonly batchNumbers: Table;
  readonly boms: Table;
  /** Products and bundles share their ids, so that a SKU names one of either. */
  readonly bundles: Table;
  readonly companies: Table;
  readonly contactPersons: Table;
  readonly dashboardBoxes: Table;
  readonly discounts: Table;
  readonly documents: Table;
  readonly documentTypes: Table;
  readonly events: Table;
  readonly integrationUpdates: Table;
  /** Links; their own key is no member of the record. */
  readonly productClients: Table;
  readonly products: Table;
  readonly purchaseOrders: Table;
  /** Finished good receipts: FinishedGoodReceiptId, WorkOrderId and Quantity. */
  readonly receipts: Table;
  readonly reports: Table;
  readonly salesOrders: Table;
  readonly serialNumbers: Table;
  readonly shippingProviders: Table;
  /** SupplierID and SupplierName; no operation shows them. */
  readonly suppliers: Table;
  readonly workOrders: Table;
  readonly user: RecordValue;
  /** The next id of a row of a document or an order. */
  readonly newRowId: () => number;
  /** Records that were seeded to be used up. */
  readonly spare: Spare;
}

/** Ids of seeded records, each there for one call to use up. */
interface Spare {
  readonly discounts: readonly number[];
  readonly boms: readonly number[];
  readonly documentTypes: readonly number[];
  readonly contactPersons: readonly number[];
  readonly closedWorkOrders: readonly number[];
  readonly openWorkOrders: readonly number[];
  readonly allocatedWorkOrders: readonly number[];
  readonly receipts: readonly number[];
}

import { member } from '../records/member.ts';
import { renumbered } from './renumbered.ts';
import type { Store } from './Store.ts';
import { accountSettings } from './seed/accountSettings.ts';
import { batchNumbers } from './seed/batchNumbers.ts';
import { boms } from './seed/boms.ts';
import { bundles } from './seed/bundles.ts';
import { finishedGoods, materials } from './seed/catalogue.ts';
import { companies } from './seed/companies.ts';
import { contactPersons } from './seed/contactPersons.ts';
import { counts } from './seed/counts.ts';
import { dashboardBoxes } from './seed/dashboardBoxes.ts';
import { discounts } from './seed/discounts.ts';
import { documents } from './seed/documents.ts';
import { documentTypes } from './seed/documentTypes.ts';
import { productClients } from './seed/productClients.ts';
import { products } from './seed/products.ts';
import { purchaseOrders } from './seed/purchaseOrders.ts';
import { randomOf } from './seed/randomOf.ts';
import { receipts } from './seed/receipts.ts';
import { reports } from './seed/reports.ts';
import type { Seeding } from './seed/Seeding.ts';
import { salesOrders } from './seed/salesOrders.ts';
import { serialNumbers } from './seed/serialNumbers.ts';
import { shippingProviders } from './seed/shippingProviders.ts';
import { suppliers } from './seed/suppliers.ts';
import { user } from './seed/user.ts';
import { workOrders } from './seed/workOrders.ts';
import { Table } from './Table.ts';

/** A fresh store with the seeded data set; the same seed gives the same data. `idsFrom` is added to its ids. */
export function createStore(seed: number, idsFrom = 0): Store {
  let rowId = 90_000;
  const newRowId = (): number => {
    rowId += 1;
    return rowId;
  };
  const seeding: Seeding = { random: randomOf(seed), newRowId };
  const goods = finishedGoods(counts.listed + counts.spare);
  const seededDiscounts = discounts(seeding);
  const orders = workOrders(seeding);
  const goodsBoms = boms(goods, seeding);
  const types = documentTypes(seeding);
  const persons = contactPersons();
  const finishedReceipts = receipts(orders.received);
  const store: Store = {
    accountSettings: accountSettings(),
    batchNumbers: batchNumbers(),
    boms: goodsBoms,
    bundles: bundles(),
    companies: companies(seeding),
    contactPersons: persons,
    dashboardBoxes: dashboardBoxes(),
    discounts: seededDiscounts,
    documents: new Table(3001),
    documentTypes: types,
    events: new Table(1),
    integrationUpdates: new Table(1),
    productClients: productClients(seeding),
    products: products([...materials, ...goods]),
    purchaseOrders: new Table(5001),
    receipts: finishedReceipts,
    reports: reports(seeding),
    salesOrders: salesOrders(seeding, seededDiscounts),
    serialNumbers: serialNumbers(),
    shippingProviders: shippingProviders(seeding),
    suppliers: suppliers(),
    workOrders: orders.table,
    user,
    newRowId,
    spare: {
      discounts: spareIds(seededDiscounts, 'DiscountID'),
      boms: spareIds(goodsBoms, 'ProductID'),
      documentTypes: spareIds(types, 'DocumentTypeID'),
      contactPersons: spareIds(persons, 'ContactPersonID'),
      closedWorkOrders: orders.closed,
      openWorkOrders: orders.open,
      allocatedWorkOrders: orders.allocated,
      receipts: finishedReceipts.all().map((receipt) => member.int(receipt, 'FinishedGoodReceiptId')),
    },
  };
  documents(store, seeding);
  purchaseOrders(store, seeding);
  return idsFrom === 0 ? store : renumbered(store, idsFrom);
}

/** The ids of the last records, which nothing else refers to. */
const spareIds = (table: Table, idName: string): readonly number[] =>
  table
    .all()
    .slice(-counts.spare)
    .map((record) => member.int(record, idName));

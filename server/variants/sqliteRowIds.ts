import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

const kinds = (store: Store): readonly (readonly [table: Table, id: string])[] => [
  [store.companies, 'CompanyId'],
  [store.documents, 'DocumentId'],
  [store.documentTypes, 'DocumentTypeID'],
  [store.events, 'EventID'],
  [store.integrationUpdates, 'IntegrationUpdateID'],
  [store.purchaseOrders, 'PurchaseOrderId'],
  [store.shippingProviders, 'ShippingProviderId'],
];

const rowIds: Hook = (_, store) => {
  for (const [table, idName] of kinds(store)) {
    const idsOf = (records: ReturnType<Table['all']>) => records.map((record) => member.int(record, idName));
    const archive = table.deleted.bind(table);
    // What was deleted before any client came keeps its ids.
    const floor = Math.max(0, ...idsOf(archive()));
    table.insert = (make) => {
      const id = Math.max(floor, ...idsOf(table.all())) + 1;
      const record = make(id);
      table.put(id, record);
      return record;
    };
    table.deleted = () => {
      const used = new Set(idsOf(table.all()));
      return archive().filter((record) => !used.has(member.int(record, idName)));
    };
  }
  return {};
};

export const sqliteRowIds: Variant = {
  about: 'Gives each new record the highest id plus one, so the id of the newest deleted record comes again.',
  hook: rowIds,
  leaves: ['GET-6'],
};

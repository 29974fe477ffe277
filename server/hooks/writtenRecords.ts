import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Table } from '../store/Table.ts';

/** What a write by record action is about. */
interface Written {
  /** The member that carries the record, in the request and in the answer. */
  readonly record: string;
  readonly id: string;
  /** A plain member of it. */
  readonly text: string;
  readonly table: (store: Store) => Table;
}

const written: Readonly<Record<string, Written>> = {
  CompanyUpdate: {
    record: 'mvCompany',
    id: 'CompanyId',
    text: 'CompanyComments',
    table: ({ companies }) => companies,
  },
  DocumentUpdate: {
    record: 'mvDocument',
    id: 'DocumentId',
    text: 'DocumentComments',
    table: ({ documents }) => documents,
  },
  IntegrationUpdateUpdate: {
    record: 'mvIntegrationUpdate',
    id: 'IntegrationUpdateID',
    text: 'Payload',
    table: ({ integrationUpdates }) => integrationUpdates,
  },
  ProductBundleUpdate: {
    record: 'ProductBundleDetails',
    id: 'BundleProductID',
    text: 'BundleProductComments',
    table: ({ bundles }) => bundles,
  },
  PurchaseOrderUpdate: {
    record: 'mvPurchaseOrder',
    id: 'PurchaseOrderId',
    text: 'PurchaseOrderComments',
    table: ({ purchaseOrders }) => purchaseOrders,
  },
  ShippingProviderUpdate: {
    record: 'mvShippingProvider',
    id: 'ShippingProviderId',
    text: 'ShippingProviderComments',
    table: ({ shippingProviders }) => shippingProviders,
  },
};

/** The operations that write one record by mvRecordAction. */
export const recordWrites: readonly string[] = Object.keys(written);

/** One such write: its record as sent, and the stored one that its id names. */
export interface RecordWrite extends Written {
  readonly action: string;
  readonly sent: RecordValue;
  readonly stored: RecordValue | undefined;
}

/** The content of a request of such an operation; raises an Error (ours is wrong) for another operation. */
export function recordWrite(operation: string, request: RecordValue, store: Store): RecordWrite {
  const about = written[operation];
  if (about === undefined) throw new Error(`${operation} does not write by a record action`);
  const sent = member.record(request, about.record) ?? {};
  const stored = about.table(store).get(member.int(sent, about.id));
  return { ...about, action: member.text(request, 'mvRecordAction'), sent, stored };
}

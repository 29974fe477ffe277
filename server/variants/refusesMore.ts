import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { problemOf } from '../hooks/problemOf.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

export const refusesMore: Variant = {
  about:
    'Writes are refused for wrong e-mail addresses, URLs, currencies and countries, negative or huge amounts, over-long text, and names, SKUs and ids that are taken or unknown.',
  hook: onRequest(null, (request, store) => {
    for (const [name, record] of Object.entries(request)) {
      if (!isRecord(record)) continue;
      const problem = problemOf(record) ?? taken(name, record, store) ?? unknown(record, store);
      if (problem !== undefined) throw new OperationFailure(`${problem} Nothing was written.`);
    }
    return request;
  }),
};

/** What has to be unique, by the member of the request that carries the record. */
function taken(name: string, record: RecordValue, store: Store): string | undefined {
  const kinds: Readonly<Record<string, readonly [Table, string, string]>> = {
    mvCompany: [store.companies, 'CompanyName', 'CompanyId'],
    mvShippingProvider: [store.shippingProviders, 'ShippingProviderName', 'ShippingProviderId'],
    mvPurchaseOrder: [store.purchaseOrders, 'PurchaseOrderNo', 'PurchaseOrderId'],
    ProductBundleDetails: [store.bundles, 'BundleProductSKU', 'BundleProductID'],
  };
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) return undefined;
  const [table, key, id] = kind;
  const value = member.text(record, key);
  const other = table.find((one) => value !== '' && member.text(one, key) === value);
  return other === undefined || member.int(other, id) === member.int(record, id)
    ? undefined
    : `${key} is taken.`;
}

/** Ids that point to other records; 0 points to none. */
function unknown(record: RecordValue, store: Store): string | undefined {
  const pointers: readonly (readonly [string, Table])[] = [
    ['DocumentTypeId', store.documentTypes],
    ['DocumentSupplierClientID', store.suppliers],
    ['PurchaseOrderTypeId', store.documentTypes],
    ['PurchaseOrderSupplierID', store.suppliers],
    ['PurchaseOrderReceiveDocumentTypeID', store.documentTypes],
  ];
  const wrong = pointers.find(([name, table]) => {
    const id = Number(member.text(record, name)) || member.int(record, name);
    return id !== 0 && table.get(id) === undefined;
  });
  return wrong === undefined ? undefined : `${wrong[0]} is unknown.`;
}

import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

export const unknownIdRefused: Variant = {
  about: 'InsertOrUpdate with an id that no record has is refused (ACT-3: absent is the id left out or 0).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const { operation } = call;
      const tables: Readonly<Record<string, Table>> = {
        CompanyUpdate: store.companies,
        DocumentUpdate: store.documents,
        IntegrationUpdateUpdate: store.integrationUpdates,
        ProductBundleUpdate: store.bundles,
        PurchaseOrderUpdate: store.purchaseOrders,
        ShippingProviderUpdate: store.shippingProviders,
      };
      const table = tables[operation?.name ?? ''];
      const record = member.record(request, operation?.record ?? '') ?? {};
      const id = Number(member.text(record, operation?.id ?? '')) || member.int(record, operation?.id ?? '');
      const isEither = member.text(request, 'mvRecordAction').startsWith('InsertOrUpdate');
      if (table !== undefined && isEither && id !== 0 && table.get(id) === undefined)
        throw new OperationFailure(`There is no record with id ${id}. Nothing was written.`);
      return inner.handle(call, request);
    },
  }),
};

import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Table } from '../store/Table.ts';

const tables: Readonly<Record<string, (store: Store) => Table>> = {
  CompanyDelete: ({ companies }) => companies,
  DiscountDelete: ({ discounts }) => discounts,
  DocumentTypeDelete: ({ documentTypes }) => documentTypes,
  ProductBOMDelete: ({ boms }) => boms,
};

export const discountStays: Fault = {
  clause: 'DEL-1',
  about: 'Deleted records are still listed.',
  causes: ['deleted records are still listed'],
  operations: ['*Delete', '*Get'],
  hook: (inner, store, { apiKey }) => ({
    handle: (call, request) => {
      const table = tables[call.operation?.name ?? '']?.(store);
      const isThere = table?.get(member.int(request, call.operation?.target ?? '')) !== undefined;
      return isThere && member.text(request, 'APIKEY') === apiKey
        ? { result: true }
        : inner.handle(call, request);
    },
  }),
};

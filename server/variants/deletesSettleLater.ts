import type { RecordValue } from '../../specs/Value.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

interface Deleting {
  readonly get: string;
  readonly target: string;
  readonly table: (store: Store) => Table;
}

const deletes: Readonly<Record<string, Deleting>> = {
  DiscountDelete: { get: 'DiscountGet', target: 'DiscountIDToDelete', table: ({ discounts }) => discounts },
  DocumentTypeDelete: {
    get: 'DocumentTypeGet',
    target: 'documentTypeIDToDelete',
    table: ({ documentTypes }) => documentTypes,
  },
  ProductBOMDelete: {
    get: 'ProductBOMGet',
    target: 'FinishedGoodIDToDeleteItsBOM',
    table: ({ boms }) => boms,
  },
};

export const deletesSettleLater: Variant = {
  about:
    'The first plain Get of discounts, document types and bills of materials after a delete does not know of it yet. What shows late is a SHOULD (ACT-6).',
  leaves: ['ACT-6', 'DEL-1', 'GET-6', 'GET-8'],
  hook: (inner, store) => {
    const late = new Map<string, readonly [id: number, record: RecordValue]>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        const deleting = deletes[name];
        if (deleting !== undefined) {
          const id = sentNumber(request[deleting.target]) ?? 0;
          const record = deleting.table(store).get(id);
          const result = inner.handle(call, request);
          if (record !== undefined) late.set(deleting.get, [id, record]);
          return result;
        }
        const [id, record] = late.get(name) ?? [];
        const table = Object.values(deletes)
          .find(({ get }) => get === name)
          ?.table(store);
        const isPlain =
          member.records(request, 'Filters').length === 0 &&
          member.text(request, 'showDeleted') !== 'showAllDeletedAndUndeleted';
        if (id === undefined || record === undefined || table === undefined || !isPlain)
          return inner.handle(call, request);
        late.delete(name);
        if (table.get(id) !== undefined) return inner.handle(call, request);
        table.put(id, record);
        try {
          return inner.handle(call, request);
        } finally {
          table.remove(id);
        }
      },
    };
  },
};

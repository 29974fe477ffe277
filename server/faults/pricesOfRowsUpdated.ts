import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

const price = 'DocumentRowUnitPriceWithoutTaxOrDiscount';

export const pricesOfRowsUpdated: Fault = {
  clause: 'DOC-2',
  about: 'An Update of a document stores the unit prices of its rows, found by SKU.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const stored = member.record(result, 'mvDocument');
      if (call.operation?.name !== 'DocumentUpdate' || stored === null || request.mvRecordAction !== 'Update')
        return result;
      const sent = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
      const rows = member.records(stored, 'DocumentDetails').map((row) => {
        const sku = member.text(row, 'DocumentRowProductSKU');
        const changed = sent.find((one) => member.text(one, 'DocumentRowProductSKU') === sku)?.[price];
        return changed === undefined ? row : { ...row, [price]: changed };
      });
      const changed = { ...stored, DocumentDetails: rows };
      store.documents.put(member.int(stored, 'DocumentId'), changed);
      return { ...result, mvDocument: changed };
    },
  }),
};

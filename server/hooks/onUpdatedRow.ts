import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';

/** Changes the rows of a document that an Update leaves as they are, each by the sent row with its SKU, if there is one. */
export const onUpdatedRow =
  (change: (row: RecordValue, sent: RecordValue) => RecordValue): Hook =>
  (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const stored = member.record(result, 'mvDocument');
      if (call.operation?.name !== 'DocumentUpdate' || stored === null || request.mvRecordAction !== 'Update')
        return result;
      const sent = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
      const rows = member.records(stored, 'DocumentDetails').map((row) => {
        const sku = member.text(row, 'DocumentRowProductSKU');
        const own = sent.find((one) => member.text(one, 'DocumentRowProductSKU') === sku);
        return own === undefined ? row : change(row, own);
      });
      const changed = { ...stored, DocumentDetails: rows };
      store.documents.put(member.int(stored, 'DocumentId'), changed);
      return { ...result, mvDocument: changed };
    },
  });

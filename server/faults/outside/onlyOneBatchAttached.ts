import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const onlyOneBatchAttached: Fault = {
  clause: 'DOC-3',
  about:
    'ByExpiryDate attaches the batch that expires first and no other, also where a row needs more than is in it.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const made = member.record(result, 'mvDocument');
      if (call.operation?.name !== 'DocumentUpdate' || made === null || request.mvRecordAction === 'Update')
        return result;
      if (request.AutoInsertBatchNumbersToProductRows !== 'ByExpiryDate') return result;
      const sent = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
      const named = new Set(sent.filter(hasBatches).map(skuOf));
      const rows = member
        .records(made, 'DocumentDetails')
        .map((row) =>
          named.has(skuOf(row))
            ? row
            : { ...row, DocumentRowBatchNumbers: member.records(row, 'DocumentRowBatchNumbers').slice(0, 1) },
        );
      const changed = { ...made, DocumentDetails: rows };
      store.documents.put(member.int(made, 'DocumentId'), changed);
      return { ...result, mvDocument: changed };
    },
  }),
};

const skuOf = (row: RecordValue): string => member.text(row, 'DocumentRowProductSKU');

const hasBatches = (row: RecordValue): boolean => member.records(row, 'DocumentRowBatchNumbers').length > 0;

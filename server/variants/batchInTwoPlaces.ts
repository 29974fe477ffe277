import type { RecordValue } from '../../specs/Value.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const batchInTwoPlaces: Variant = {
  about:
    'A batch lies in two places of the store. ByExpiryDate attaches it in two entries of one name, which are what is taken together (DOC-3: which batches, and how much of each).',
  hook: (inner, store) => {
    const seen = new Set<number>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const document = member.record(result, 'mvDocument');
        const id = member.int(document ?? {}, 'DocumentId');
        if (call.operation?.name !== 'DocumentUpdate' || document === null || seen.has(id)) return result;
        seen.add(id);
        if (request.AutoInsertBatchNumbersToProductRows !== 'ByExpiryDate') return result;
        const sent = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        const details = member.records(document, 'DocumentDetails').map((row) => {
          const sku = member.text(row, 'DocumentRowProductSKU');
          const own = sent.some(
            (one) =>
              member.text(one, 'DocumentRowProductSKU') === sku &&
              member.records(one, 'DocumentRowBatchNumbers').length > 0,
          );
          return own
            ? row
            : {
                ...row,
                DocumentRowBatchNumbers: member.records(row, 'DocumentRowBatchNumbers').flatMap(inPlaces),
              };
        });
        const placed = { ...document, DocumentDetails: details };
        store.documents.put(id, placed);
        return { ...result, mvDocument: placed };
      },
    };
  },
};

/** Half of it in whole pieces, and the rest; what is no more than one piece lies in one place. */
function inPlaces(batch: RecordValue): readonly RecordValue[] {
  const taken = member.decimal(batch, 'AssignedQTYInDetail');
  const first = taken.div(2).round(0, 0);
  if (first.lte(0) || first.gte(taken)) return [batch];
  return [first, taken.minus(first)].map((part) => ({ ...batch, AssignedQTYInDetail: amount(part) }));
}

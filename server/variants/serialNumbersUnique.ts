import { onRequest } from '../hooks/onRequest.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { productBySku } from '../store/productBySku.ts';
import type { Variant } from '../Variant.ts';

export const serialNumbersUnique: Variant = {
  about:
    'A document with a serial number that its product has in another document is refused. A missing product is told first (rule 3: unique where people expect it).',
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: onRequest(['DocumentUpdate'], (request, store) => {
    const { action, sent, id } = recordWrite('DocumentUpdate', request, store);
    const stored = store.documents.get(sentNumber(sent[id]) ?? 0);
    const isInsert = action === 'Insert' || (action.startsWith('InsertOrUpdate') && stored === undefined);
    const rows = member.records(sent, 'DocumentDetails');
    const isMissing = rows.some(
      (row) => productBySku(store, member.text(row, 'DocumentRowProductSKU')) === undefined,
    );
    if (!isInsert || isMissing) return request;
    const taken = new Set(store.documents.all().flatMap((document) => serialsOf(document)));
    for (const serial of serialsOf(sent)) {
      if (taken.has(serial))
        throw new OperationFailure('A serial number was received before. The document insert failed.');
      taken.add(serial);
    }
    return request;
  }),
};

/** The serial numbers in a document, each with the SKU of its product. */
const serialsOf = (document: Parameters<typeof member.records>[0]): readonly string[] =>
  member
    .records(document, 'DocumentDetails')
    .flatMap((row) =>
      member
        .texts(row, 'DocumentRowSerialNumbers')
        .map((serial) => JSON.stringify([member.text(row, 'DocumentRowProductSKU'), serial])),
    );

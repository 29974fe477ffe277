import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { CallContext, Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { completed } from '../records/completed.ts';
import { member } from '../records/member.ts';
import { attachBatches } from '../rules/attachBatches.ts';
import { bundledRows } from '../rules/bundledRows.ts';
import { deliverEvents } from '../rules/deliverEvents.ts';
import { newDocument } from '../rules/newDocument.ts';
import { recordAction } from '../rules/recordAction.ts';
import { sentRecord } from '../rules/sentRecord.ts';
import { productBySku } from '../store/productBySku.ts';

const shape = recordShape('mvDocument');

/**
 * Inserts a document. An update succeeds and changes nothing, because the one changeable member, DocumentDescription, is no
 * member of the record (rule 1). Subscribers to inserted documents are notified.
 */
export const DocumentUpdate: Handler = (request, context) => {
  const attaches = attachesBatches(request);
  let isNew = false;
  const document = recordAction(request, sentRecord(request, 'mvDocument'), {
    table: context.store.documents,
    shape,
    idName: 'DocumentId',
    inserted: (sent, id) => {
      isNew = true;
      const whole = completed(shape, { ...sent, DocumentDate: sent.DocumentDate ?? context.now });
      const rows = bundled(request, member.records(whole, 'DocumentDetails'), context);
      const details = attaches ? attachBatches(rows, context.store) : rows;
      return newDocument({ ...whole, DocumentDetails: details }, id, context);
    },
    changed: (_merged, stored) => stored,
  });
  if (isNew) {
    const documentId = member.int(document, 'DocumentId');
    deliverEvents(context.store, 'DocumentInserted', { DocumentId: `${documentId}` });
  }
  return { mvDocument: document, entityID: document.DocumentId };
};

function bundled(
  request: RecordValue,
  rows: readonly RecordValue[],
  { store }: CallContext,
): readonly RecordValue[] {
  for (const row of rows) {
    const sku = member.text(row, 'DocumentRowProductSKU');
    if (productBySku(store, sku) !== undefined) continue;
    const message = `The product with SKU ${sku} does not exist.`;
    throw new OperationFailure(`${message} The document insert failed.`, {
      errors: [{ field: 'mvDocument.DocumentDetails.DocumentRowProductSKU', message }],
    });
  }
  return member.flag(request, 'AutoInsertBundledProductRows') ? bundledRows(rows, store) : rows;
}

function attachesBatches(request: RecordValue): boolean {
  const how = member.text(request, 'AutoInsertBatchNumbersToProductRows');
  if (how === 'ByExpiryDate') return true;
  if (how === '' || how === 'Undefined') return false;
  const message = `AutoInsertBatchNumbersToProductRows "${how}" is neither Undefined nor ByExpiryDate.`;
  throw new OperationFailure(message, {
    errors: [{ field: 'AutoInsertBatchNumbersToProductRows', message }],
  });
}

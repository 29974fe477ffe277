import { recordsOf } from '../../specs/recordsOf.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { productBySku } from '../store/productBySku.ts';
import type { Variant } from '../Variant.ts';

export const rowsMustAddUp: Variant = {
  about:
    'A row that names serial numbers or batches has to name as many as its quantity, else the document or order is refused (rule 3: servers may validate).',
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: onRequest(['DocumentUpdate', 'PurchaseOrderUpdate'], (request, store, call) => {
    const { action, sent, record } = recordWrite(call.operation?.name ?? '', request, store);
    const kind = record.slice('mv'.length);
    const rows = member.records(sent, `${kind}Details`);
    const isMissing = rows.some(
      (row) => productBySku(store, member.text(row, `${kind}RowProductSKU`)) === undefined,
    );
    // Of items that are received the quantity is another member.
    if (action === 'ReceiveItems' || isMissing) return request;
    for (const row of rows) {
      const quantity = sentNumber(row[`${kind}RowQuantity`]) ?? 0;
      const serials = member.texts(row, `${kind}RowSerialNumbers`).length;
      const batches = recordsOf(row[`${kind}RowBatchNumbers`]);
      const inBatches = batches.reduce((sum, one) => sum + (sentNumber(one.AssignedQTYInDetail) ?? 0), 0);
      if (serials > 0 && serials !== quantity)
        throw new OperationFailure(`${serials} serial numbers for ${quantity} pieces. Nothing was written.`);
      if (batches.length > 0 && Math.abs(inBatches - quantity) > 1e-9)
        throw new OperationFailure('The batches do not add up to the quantity. Nothing was written.');
    }
    return request;
  }),
};

import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

const quantity = 'DocumentRowQuantity';

export const rowsMergedBySku: Fault = {
  clause: 'ACT-1',
  about:
    'Rows of a document with the same SKU become one row: their quantities are added up, and price and remarks are those of the first.',
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request) =>
    member.record(request, 'mvDocument') === null
      ? request
      : withRecord(request, 'mvDocument', (document) =>
          Array.isArray(document.DocumentDetails)
            ? { ...document, DocumentDetails: merged(member.records(document, 'DocumentDetails')) }
            : document,
        ),
  ),
};

function merged(rows: readonly RecordValue[]): readonly RecordValue[] {
  const bySku = new Map<string, RecordValue>();
  for (const row of rows) {
    const sku = member.text(row, 'DocumentRowProductSKU');
    const before = bySku.get(sku);
    const sum = (sentNumber(before?.[quantity]) ?? 0) + (sentNumber(row[quantity]) ?? 0);
    bySku.set(sku, before === undefined ? row : { ...before, [quantity]: numeric(String(sum)) });
  }
  return [...bySku.values()];
}

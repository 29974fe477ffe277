import Big from 'big.js';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { amount } from '../../records/amount.ts';
import { member } from '../../records/member.ts';

const quantity = 'DocumentRowQuantity';

function merged(rows: readonly RecordValue[]): readonly RecordValue[] {
  const bySku = new Map<string, RecordValue>();
  for (const row of rows) {
    const sku = member.text(row, 'DocumentRowProductSKU');
    const first = bySku.get(sku);
    const sum = new Big(sentNumber(first?.[quantity]) ?? 0).plus(sentNumber(row[quantity]) ?? 0);
    bySku.set(sku, first === undefined ? row : { ...first, [quantity]: amount(sum) });
  }
  return [...bySku.values()];
}

export const rowsOfOneSkuMerged: Fault = {
  clause: 'ACT-1',
  about:
    'Two rows of a new document with the same SKU become one with the sum of both; price and remarks of the second are lost.',
  operations: ['DocumentUpdate'],
  hook: onWrite(['DocumentUpdate'], ({ sent }) =>
    Array.isArray(sent.DocumentDetails)
      ? { sent: { ...sent, DocumentDetails: merged(member.records(sent, 'DocumentDetails')) } }
      : undefined,
  ),
};

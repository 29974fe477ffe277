import Big from 'big.js';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const sameSkuRowsMerged: Fault = {
  clause: 'ACT-1',
  about:
    'Two rows of a new purchase order with the same SKU become one with the quantity of both, as in a cart.',
  causes: ['an insert does not bring back rows of {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent }) =>
    action === 'Insert'
      ? { sent: { ...sent, PurchaseOrderDetails: merged(member.records(sent, 'PurchaseOrderDetails')) } }
      : undefined,
  ),
};

function merged(rows: readonly RecordValue[]): readonly RecordValue[] {
  const bySku = new Map<string, RecordValue>();
  for (const row of rows) {
    const sku = member.text(row, 'PurchaseOrderRowProductSKU');
    const known = bySku.get(sku);
    bySku.set(
      sku,
      known === undefined
        ? row
        : {
            ...known,
            PurchaseOrderRowQuantity: numeric(quantity(known).plus(quantity(row)).toFixed()),
          },
    );
  }
  return [...bySku.values()];
}

const quantity = (row: RecordValue): Big => new Big(sentNumber(row.PurchaseOrderRowQuantity) ?? 0);

import { expect, it } from 'vitest';
import { orderWithIds, sameRow } from '../../harness/canonical/rows.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { written } from '../writes/written.ts';

/** `A 2` is a row of the SKU A with an ordered quantity of 2. */
const row = (text: string): RecordValue => {
  const [sku = '', quantity = ''] = text.split(' ');
  return { PurchaseOrderRowProductSKU: sku, PurchaseOrderRowQuantity: numeric(quantity) };
};

it.each([
  ['A 2', ['B 2', 'A 2'], 1],
  ['A 2', ['A 3', 'A 2.00'], 1],
  // A server may have changed the quantity: the SKU tells alone.
  ['A 2', ['B 2', 'A 5'], 1],
  ['A 2', ['B 2'], -1],
])('%s among %j is number %i', (text, others, at) => {
  const rows = others.map(row);
  expect(sameRow(row(text), rows)).toBe(rows[at]);
});

it('names the rows of an order as the target did, and leaves those alone that it gave no id', () => {
  const sent = { PurchaseOrderDetails: [row('A 2'), row('B 1')] };
  const stored = {
    PurchaseOrderDetails: [{ ...row('A 2'), PurchaseOrderRowDetailID: numeric(5) }, row('B 1')],
  };
  const answer = written('PurchaseOrderUpdate', 'Insert', sent, stored);
  expect(orderWithIds({ id: numeric(7), sent, answer })).toEqual({
    PurchaseOrderId: numeric(7),
    PurchaseOrderDetails: [{ ...row('A 2'), PurchaseOrderRowDetailID: numeric(5) }, row('B 1')],
  });
});

import { expect, it } from 'vitest';
import { unmoved } from '../../harness/writes/unmoved.ts';
import { numeric } from '../../specs/numeric.ts';
import { written } from './written.ts';

const order = (price: string, quantity = '1', id?: number) => ({
  PurchaseOrderDetails: [
    {
      PurchaseOrderRowProductSKU: 'A',
      PurchaseOrderRowQuantity: numeric(quantity),
      PurchaseOrderRowUnitPriceWithoutTaxOrDiscount: numeric(price),
      ...(id === undefined ? {} : { PurchaseOrderRowDetailID: numeric(id) }),
    },
  ],
});
const insert = written('PurchaseOrderUpdate', 'Insert', order('1.50'), order('1.50', '1', 3));
const update = (shown: ReturnType<typeof order>) =>
  unmoved(insert, written('PurchaseOrderUpdate', 'Update', order('2.75', '1', 3), shown)).map(
    ({ path }) => path,
  );

it('finds what an update changed and what is still as the insert’s echo showed it', () => {
  expect(update(order('2.75', '1', 3))).toEqual([]);
  expect(update(order('1.50', '1', 3))).toEqual([
    'PurchaseOrderDetails.PurchaseOrderRowUnitPriceWithoutTaxOrDiscount',
  ]);
});

it('says nothing of a third value, nor of a row that is not shown under its id', () => {
  expect(update(order('9', '1', 3))).toEqual([]);
  expect(update(order('1.50', '1', 4))).toEqual([]);
});

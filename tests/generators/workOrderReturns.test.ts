import { expect, it } from 'vitest';
import { inOneRow } from '../../generators/records/workOrderReturns.ts';
import { numeric } from '../../specs/numeric.ts';

const piece = (more: object) => ({ ProductSKU: 'A', ReturnQuantity: numeric('1'), ...more });
const from = (name: string, quantity: string) => ({ BatchNumberName: name, Quantity: numeric(quantity) });

it('puts as much as two returns into one row, with their serial numbers', () => {
  const [one, other] = ['s1', 's2'].map((serial) => piece({ ReturnSerialNumbers: [serial] }));
  expect(inOneRow(one ?? {}, other ?? {})).toEqual({
    ProductSKU: 'A',
    ReturnQuantity: numeric('2'),
    ReturnSerialNumbers: ['s1', 's2'],
  });
});

it('names each batch once, with all that is taken of it', () => {
  const [first, second] = [
    piece({ ReturnBatchNumbers: [from('x', '0.5'), from('y', '0.5')] }),
    piece({ ReturnBatchNumbers: [from('x', '1')] }),
  ];
  expect(inOneRow(first, second)).toEqual({
    ProductSKU: 'A',
    ReturnQuantity: numeric('2'),
    ReturnBatchNumbers: [from('x', '1.5'), from('y', '0.5')],
  });
});

import { expect, it } from 'vitest';
import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import { isMoving, unsteadyRecord } from '../../suites/settle/readAgain.ts';

const get = operation('SalesOrderGet');
const read = (...comments: readonly string[]) =>
  ({
    call: { operation: get, members: {} },
    decoded: {
      value: {
        mvSalesOrders: comments.map((text, index) => ({
          SalesOrderId: numeric(index + 1),
          SalesOrderComments: text,
        })),
      },
    },
  }) as never;
const inTurn = [read('a', 'still'), read('b', 'still'), read('c', 'still'), read('d', 'still')];

it('blames no reading for a record that reads made at one moment show alike', () => {
  expect(
    unsteadyRecord(inTurn, [read('e', 'still'), read('f', 'still'), read('f', 'still')]),
  ).toBeUndefined();
  expect(unsteadyRecord(inTurn, [])).toBeUndefined();
});

it('blames it where each of them shows another one', () => {
  const found = unsteadyRecord(inTurn, [read('e', 'still'), read('f', 'still'), read('g', 'still')]);
  expect(found?.SalesOrderId).toEqual(numeric(1));
});

it('can tell nothing where no record was twice the same', () => {
  expect(isMoving(inTurn)).toBe(false);
  expect(isMoving([read('a', 'a'), read('b', 'b'), read('c', 'c')])).toBe(true);
});

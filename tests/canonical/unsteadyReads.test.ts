import { expect, it } from 'vitest';
import { countedByReads, isMoving, unsteadyRecord } from '../../harness/canonical/unsteadyReads.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';

const get = operationNamed('SalesOrderGet');
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

const besides = (...reads: readonly never[]) =>
  Object.fromEntries(reads.map((one, index) => [`beside${index}`, one]));
const paced = (...reads: readonly never[]) =>
  Object.fromEntries(reads.map((one, index) => [`paced${index}`, one]));

it('blames no reading for a record that reads made at one moment show alike', () => {
  const alike = besides(read('e', 'still'), read('f', 'still'), read('f', 'still'));
  expect(unsteadyRecord(inTurn, alike)).toBeUndefined();
  expect(unsteadyRecord(inTurn, {})).toBeUndefined();
});

it('blames it where each of them shows another one', () => {
  const found = unsteadyRecord(inTurn, besides(read('e', 'still'), read('f', 'still'), read('g', 'still')));
  expect(found?.SalesOrderId).toEqual(numeric(1));
});

it('blames it for two answers that come in turns, however long the pauses; others do not keep to that', () => {
  const [a, b] = [read('a', 'still'), read('b', 'still')];
  expect(unsteadyRecord([a, b, a, b], paced(a, b, a, b, a, b, a, b))?.SalesOrderId).toEqual(numeric(1));
  expect(unsteadyRecord([a, b, a, b], paced(a, b, b, a, b, a, a, b))).toBeUndefined();
  expect(unsteadyRecord([a, b, a, b], paced(a, b, a, b, a, b, a, read('c', 'still')))).toBeUndefined();
  expect(unsteadyRecord([a, b, b, a], paced(a, b, a, b, a, b))).toBeUndefined();
  expect(unsteadyRecord([a, b, a, b], {})).toBeUndefined();
});

it('blames it for two servers that answer all calls in turns, also those in the pauses of 0, 3, 0, 6, 1, 4 and 2 calls', () => {
  const [a, b] = [read('a', 'still'), read('b', 'still')];
  expect(unsteadyRecord([a, b, a, b], paced(a, b, b, a, b, b, a, b))?.SalesOrderId).toEqual(numeric(1));
  expect(unsteadyRecord([a, b, a, b], paced(b, a, a, b, a, a, b, a))?.SalesOrderId).toEqual(numeric(1));
});

it('can tell nothing where no record was twice the same', () => {
  expect(isMoving(inTurn)).toBe(false);
  expect(isMoving([read('a', 'a'), read('b', 'b'), read('c', 'c')])).toBe(true);
});

it('finds a number that each reading moves on by the same, however long the pause before it', () => {
  const counted = (...counts: readonly number[]) =>
    paced(
      ...counts.map(
        (count) =>
          ({
            call: { operation: get, members: {} },
            decoded: {
              value: { mvSalesOrders: [{ SalesOrderId: numeric(1), SalesOrderViews: numeric(count) }] },
            },
          }) as never,
      ),
    );
  expect(countedByReads(counted(1, 3, 5, 7, 9, 11, 13, 15))?.member).toBe('SalesOrderViews');
  expect(countedByReads(counted(1, 3, 8, 10, 12, 14, 16, 18))).toBeUndefined();
  expect(countedByReads(counted(1, 3, 5))).toBeUndefined();
});

it('blames it for a record that comes and goes if an earlier read held it, and not for one that others just made', () => {
  const [more, fewer] = [read('a', 'b'), read('a')];
  const row = [more, fewer, more, more];
  expect(unsteadyRecord(row, { earlier0: more })?.SalesOrderId).toEqual(numeric(2));
  expect(unsteadyRecord(row, { earlier0: fewer })).toBeUndefined();
});

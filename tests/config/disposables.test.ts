import { describe, expect, test } from 'vitest';
import { changesOf, disposableFor, unusedDisposables } from '../../config/disposables.ts';
import { formats } from '../../specs/Format.ts';

const receipts = Array.from({ length: 14 }, (_, index) => ({ id: 100 + index, workOrderId: 1 }));
const closed = Array.from({ length: 8 }, (_, index) => 200 + index);
const fixtures = { disposable: { finishedGoodReceipts: receipts, closedWorkOrders: closed } };

describe('which disposable a format uses up', () => {
  test('each format has one of its own, the second ones come after all the firsts', () => {
    const dealt = (which: 'first' | 'second') =>
      formats.map((_, formatIndex) =>
        disposableFor({ fixtures }, { formatIndex }, 'finishedGoodReceipts', which),
      );
    const ids = [...dealt('first'), ...dealt('second')].map((one) => one?.id);
    expect(ids).toEqual(receipts.slice(0, 12).map(({ id }) => id));
  });

  test('of two that are deleted, the later one is dealt first; the last one of three when its turn comes', () => {
    const three = { disposable: { boms: [7, 8, 9] } };
    const dealt = [0, 1, 2, 3].map((formatIndex) =>
      disposableFor({ fixtures: three }, { formatIndex }, 'boms'),
    );
    expect(dealt).toEqual([8, 7, 9, undefined]);
  });

  test('there may be none left', () => {
    const few = { disposable: { closedWorkOrders: [1] } };
    expect(disposableFor({ fixtures: few }, { formatIndex: 1 }, 'closedWorkOrders')).toBeUndefined();
    expect(disposableFor({ fixtures: {} }, { formatIndex: 0 }, 'closedWorkOrders')).toBeUndefined();
  });

  test('a second one of a kind that is dealt once is our own mistake', () => {
    expect(() => disposableFor({ fixtures }, { formatIndex: 0 }, 'closedWorkOrders', 'second')).toThrow(
      'of closedWorkOrders one is dealt',
    );
  });
});

test('what no run uses up is what is left after all formats had theirs', () => {
  expect(unusedDisposables(fixtures, 'finishedGoodReceipts')).toEqual(receipts.slice(12));
  expect(unusedDisposables(fixtures, 'closedWorkOrders')).toEqual(closed.slice(6));
  expect(unusedDisposables({}, 'closedWorkOrders')).toEqual([]);
});

test('a work order is changed once by each entry that names it, as number or as text', () => {
  const named = {
    disposable: {
      closedWorkOrders: [1, '2'],
      allocatedWorkOrders: [{ id: '1', sku: 'A', quantity: '1' }],
      finishedGoodReceipts: [{ id: 9, workOrderId: 1 }],
    },
  };
  expect([1, '1', 2, 9].map((id) => changesOf(named, id))).toEqual([3, 3, 1, 0]);
  expect(changesOf({}, 1)).toBe(0);
});

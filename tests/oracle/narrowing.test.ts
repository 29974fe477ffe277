import { describe, expect, test } from 'vitest';
import {
  couldComeUnfiltered,
  isLeftOut,
  matchesNarrowing,
  narrowingFaults,
  narrowingOrder,
  olderStatus,
  topNarrowingFaults,
  unfiltered,
} from '../../harness/oracle/narrowing.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { filter, read } from './reads.ts';

const order = (id: number, SalesOrderNo: string, SalesOrderStatus: string): RecordValue => ({
  ...{ SalesOrderId: numeric(id), SalesOrderNo, SalesOrderStatus },
});
/** The newest first. */
const orders = [
  order(4, 'N4', 'Pending'),
  order(3, 'N3', 'Verified'),
  order(2, 'N2', 'Pending'),
  order(1, 'N1', 'Verified'),
];
const get = 'SalesOrderGet';
const narrowed = (members: RecordValue, answered: Parameters<typeof read>[1], others = {}) => ({
  answer: read(get, answered, members),
  others: { before: read(get, orders), ...others },
});
const kinds = (faults: ReturnType<typeof narrowingFaults>) =>
  faults.map((fault) => (fault.kind === 'refused' ? fault.kind : `${fault.kind} ${fault.key}`));
const some = (...ids: readonly number[]) => ids.map((id) => orders[4 - id] ?? {});

test.each<[RecordValue[string], string, string]>([
  ['Pending', 'Pending', 'yes'],
  ['Pending', 'Verified', 'no'],
  ['Pending 2', 'Pending', 'open'],
  ['', 'Pending', 'open'],
  [undefined, 'Pending', 'open'],
])('%s narrowed to %s is %s', (held, sent, truth) => {
  expect(matchesNarrowing(held, sent)).toBe(truth);
});

test('the oldest order is chosen, and the status of an old one that the newest has not', () => {
  expect(narrowingOrder(orders)).toBe(orders[3]);
  expect(narrowingOrder([])).toBeUndefined();
  expect(olderStatus(orders)).toBe('Verified');
  expect(olderStatus(some(4, 2))).toBeUndefined();
});

describe('orders of a number and a status', () => {
  const pending = { mvSalesOrderStatus: 'Pending' };

  test.each<[RecordValue, Parameters<typeof read>[1], string[]]>([
    [pending, some(4, 2), []],
    [pending, some(4), ['missing 2']],
    [pending, orders, ['extra 3', 'extra 1']],
    [pending, 'refused', ['refused']],
    [{ ...pending, mvSalesOrderNo: 'N2' }, some(2), []],
    [{ ...pending, mvSalesOrderNo: 'N2' }, some(4, 2), ['extra 4']],
    [{ ...pending, mvSalesOrderNo: 'N1' }, [], []],
  ])('for %j', (members, answered, faults) => {
    expect(kinds(narrowingFaults(narrowed(members, answered)))).toEqual(faults);
  });

  test('of which one was asked for: any will do, none will not, and what a limit does alone is no fault', () => {
    expect(topNarrowingFaults(narrowed(pending, some(2)))).toEqual([]);
    expect(kinds(topNarrowingFaults(narrowed(pending, some(3))))).toEqual(['extra 3']);
    expect(kinds(topNarrowingFaults(narrowed(pending, [])))).toEqual(['missing 4', 'missing 2']);
    expect(topNarrowingFaults(narrowed(pending, 'refused'))).toEqual([]);
    expect(topNarrowingFaults(narrowed(pending, [], { plain: read(get, orders) }))).toEqual([]);
    expect(topNarrowingFaults(narrowed(pending, [], { plain: read(get, some(4)) }))).toHaveLength(2);
  });
});

describe('a status beside a filter', () => {
  const low = [filter('SalesOrderId', 'LessThan', '4')];
  const members = { mvSalesOrderStatus: 'Pending', Filters: low as unknown as Value };

  test('must bring what both select', () => {
    expect(narrowingFaults(narrowed(members, some(2)))).toEqual([]);
    expect(kinds(narrowingFaults(narrowed(members, [])))).toEqual(['missing 2']);
    expect(narrowingFaults(narrowed(members, some(4, 2)))).toEqual([]);
  });

  test('must not bring what the filter leaves out', () => {
    expect(kinds(unfiltered(narrowed(members, some(4, 2))))).toEqual(['extra 4']);
    expect(unfiltered(narrowed(members, []))).toEqual([]);
  });

  test('tells something where an order of that status is left out', () => {
    expect(couldComeUnfiltered(narrowed(members, []))).toBe(true);
    expect(couldComeUnfiltered(narrowed({ ...members, mvSalesOrderStatus: 'Verified' }, []))).toBe(false);
    expect(orders.map(isLeftOut(operationNamed(get), low, 'Pending'))).toEqual([true, false, false, false]);
    expect(orders.some(isLeftOut(operationNamed(get), low, undefined))).toBe(false);
  });
});

import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import {
  allocations,
  allThatIsLeft,
  notDropped,
  returnedBy,
  workOrderChange,
} from '../../harness/canonical/allocations.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { written } from '../writes/written.ts';

const batch = (name: string, quantity: string) => ({
  BatchNumberName: name,
  AssignedQTYInDetail: numeric(quantity),
});
const row = (
  sku: string,
  total: string,
  batches: readonly RecordValue[] = [],
  serials: readonly string[] = [],
) => ({
  WorkOrderBOMRowProductSKU: sku,
  WorkOrderBOMRowTotalAllocatedQuantity: numeric(total),
  WorkOrderRowAllocatedDetails: [
    { WorkOrderBOMRowAllocatedBatchNumbers: batches, WorkOrderBOMRowAllocatedSerialNumbers: serials },
  ],
});

/** A return of so much of A, and the rows and the status that the work order shows after it. */
function returning(quantity: string, rows: readonly RecordValue[], more: RecordValue = {}): Answer {
  const answer = written('WorkOrderReturnMaterials', '', {}, { WorkOrderDetails: rows, ...more });
  const WorkOrderReturnMaterials = [{ ProductSKU: 'A', ReturnQuantity: numeric(quantity) }];
  return { ...answer, call: { ...answer.call, members: { WorkOrderReturnMaterials } } };
}

it('sums the rows of one SKU, with their batches and serial numbers', () => {
  const rows = [
    row('A', '2', [batch('x', '1.5')], ['s1']),
    row('A', '1', [batch('x', '0.5')], ['s2']),
    row('B', '4'),
  ];
  const { total, batches, serials } = allocations(returning('1', rows)).get('A') ?? {};
  expect([total, batches?.get('x'), serials]).toEqual([new Big(3), new Big(2), ['s1', 's2']]);
});

it('raises an Error where a return sent no material', () => {
  expect(returnedBy(returning('1.5', [])).quantity).toEqual(new Big('1.5'));
  expect(() => returnedBy(written('WorkOrderReturnMaterials', '', {}, {}))).toThrow('no material');
});

describe('all that is left of a material', () => {
  const item = { id: 1, sku: 'A', quantity: '5' };

  it('is what the answers show, where that is what is due', () => {
    expect(allThatIsLeft(item, [returning('2', [row('A', '3')])])).toEqual({
      ProductSKU: 'A',
      ReturnQuantity: numeric('3'),
    });
    const left = allThatIsLeft(item, [returning('3', [row('A', '2', [batch('x', '2')], ['s1', 's2'])])]);
    expect(left).toMatchObject({
      ReturnSerialNumbers: ['s1', 's2'],
      ReturnBatchNumbers: [{ BatchNumberName: 'x' }],
    });
  });

  it.each([
    ['no total', []],
    ['another total', [row('A', '4')]],
    ['fewer serial numbers', [row('A', '3', [], ['s1'])]],
    ['less in its batches', [row('A', '3', [batch('x', '1')])]],
  ])('is not known where the work order shows %s', (_, rows) => {
    expect(allThatIsLeft(item, [returning('2', rows)])).toBeUndefined();
  });

  it('is nothing where all was returned', () => {
    expect(allThatIsLeft(item, [returning('5', [row('A', '0')])])).toBeUndefined();
  });
});

it('sees what changed in a work order, and passes over costs and what only one answer shows', () => {
  const before = returning('1', [row('A', '3')], { WorkOrderStatus: 'Pending' });
  const after = (rows: readonly RecordValue[], more: RecordValue) =>
    workOrderChange(before, returning('1', rows, more));
  expect(after([row('A', '3')], { WorkOrderStatus: 'Pending', WorkOrderComments: 'new' })).toBeUndefined();
  expect(after([], {})).toBeUndefined();
  expect(after([row('A', '3')], { WorkOrderStatus: 'InProcess' })?.path).toBe('mvWorkOrder.WorkOrderStatus');
  expect(after([row('A', '2')], {})).toMatchObject({ left: '3', right: '2' });
});

describe('what a return leaves allocated', () => {
  const before = returning('1', [row('A', '5', [batch('x', '5')])]);
  const showing = (total: string, left: string): Answer => {
    const answer = returning('1', [row('A', total, [batch('x', left)])]);
    const ReturnBatchNumbers = [{ BatchNumberName: 'x', Quantity: numeric('1') }];
    const WorkOrderReturnMaterials = [{ ProductSKU: 'A', ReturnQuantity: numeric('1'), ReturnBatchNumbers }];
    return { ...answer, call: { ...answer.call, members: { WorkOrderReturnMaterials } } };
  };

  it.each([
    ['is less by the piece, in the total and in its batch', '4', '4', 0],
    ['is not told by details that keep what was allocated at some time', '4', '5', 0],
    ['is as much as before', '5', '5', 1],
    ['is less in the total, and in its batch by another quantity', '4', '3', 1],
  ])('%s', (_, total, left, wrong) => {
    expect(notDropped(before, showing(total, left))).toHaveLength(wrong);
  });

  it('dropped in another batch', () => {
    const held = [batch('x', '3'), batch('y', '2')];
    const earlier = returning('1', [row('A', '5', held)]);
    const answer = showing('4', '3');
    const WorkOrderDetails = [row('A', '4', [batch('x', '3'), batch('y', '1')])];
    const taken = { ...answer, ...{ decoded: returning('1', WorkOrderDetails).decoded } };
    expect(notDropped(earlier, taken)).toMatchObject([{ due: '2', now: '3' }]);
  });
});

import { describe, expect, test } from 'vitest';
import { fixtures } from '../../server/fixtures.ts';
import { type Json, type Sandbox, sandbox } from './sandbox.ts';

const failed = { ResponseStatus: { ErrorCode: '500' }, entityID: 0 };
const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('the seeded data lack this');
  return item;
};

describe('WorkOrderReOpen', () => {
  test('opens a closed work order once', () => {
    const { call, server } = sandbox();
    const WorkOrderId = first(fixtures(server.store).disposable.closedWorkOrders);
    expect(call('WorkOrderReOpen', { WorkOrderId })).toMatchObject({
      ResponseStatus: { ErrorCode: '0' },
      entityID: WorkOrderId,
      mvWorkOrder: { WorkOrderId, WorkOrderStatus: 'InProcess' },
    });
    expect(call('WorkOrderReOpen', { WorkOrderId })).toMatchObject(failed);
  });

  test('does not apply to one that is not closed, and fails for one that does not exist', () => {
    const { call, server } = sandbox();
    const id = first(fixtures(server.store).openWorkOrders);
    const before = server.store.workOrders.get(id);
    expect(call('WorkOrderReOpen', { WorkOrderId: id })).toMatchObject(failed);
    expect(server.store.workOrders.get(id)).toBe(before);
    expect(call('WorkOrderReOpen', { WorkOrderId: 1 })).toMatchObject(failed);
  });
});

describe('WorkOrderDeleteFinishedGoodReceipt', () => {
  test('takes the receipt from its work order, once', () => {
    const { call, server } = sandbox();
    const { id, workOrderId } = first(fixtures(server.store).disposable.finishedGoodReceipts);
    const request = { FinishedGoodReceiptId: id, FinishedGoodDeleteComments: 'wrong colour' };
    expect(call('WorkOrderDeleteFinishedGoodReceipt', request)).toMatchObject({
      ResponseStatus: { ErrorCode: '0' },
      entityID: workOrderId,
      mvWorkOrder: { WorkOrderId: workOrderId, WorkOrderReceivedQuantity: 3 },
      InternalErrorCode: '',
    });
    expect(call('WorkOrderDeleteFinishedGoodReceipt', request)).toMatchObject(failed);
    expect(server.store.workOrders.get(workOrderId)?.WorkOrderReceivedQuantity).toMatchObject({
      lexeme: '3',
    });
  });
});

describe('WorkOrderReturnMaterials', () => {
  const allocated = (here: Sandbox, sku: string) =>
    first(fixtures(here.server.store).disposable.allocatedWorkOrders.filter((one) => one.sku === sku));
  const give = (here: Sandbox, WorkOrderId: number, ...WorkOrderReturnMaterials: object[]): Json =>
    here.call('WorkOrderReturnMaterials', { WorkOrderId, Comments: 'back', WorkOrderReturnMaterials });
  const rowOf = (answer: Json, sku: string): Json =>
    answer.mvWorkOrder.WorkOrderDetails.find((row: Json) => row.WorkOrderBOMRowProductSKU === sku);

  test('lowers what is allocated and takes the named serial numbers', () => {
    const here = sandbox();
    const { id, sku, serials } = allocated(here, 'SCREEN-24-MATT');
    const answer = give(here, id, {
      ProductSKU: sku,
      ReturnQuantity: '2',
      ReturnSerialNumbers: [serials[1], serials[2]],
    });
    expect(answer).toMatchObject({ ResponseStatus: { ErrorCode: '0' }, entityID: id });
    expect(rowOf(answer, sku)).toMatchObject({
      WorkOrderBOMRowTotalAllocatedQuantity: 3,
      WorkOrderRowAllocatedDetails: [
        {
          WorkOrderBOMRowAllocatedQuantity: 3,
          WorkOrderBOMRowAllocatedSerialNumbers: [serials[0], serials[3], serials[4]],
        },
      ],
    });
    expect(rowOf(answer, 'PAINT-WHITE').WorkOrderBOMRowTotalAllocatedQuantity).toBe(8);
  });

  test('takes the named batches by their quantity', () => {
    const here = sandbox();
    const { id, sku, batches } = allocated(here, 'PAINT-WHITE');
    const answer = give(here, id, {
      ProductSKU: sku,
      ReturnQuantity: 2,
      ReturnBatchNumbers: [
        { BatchNumberName: batches[1], ExpiryDate: '/Date(-62135596800000-0000)/', Quantity: '1.5' },
      ],
    });
    const [detail] = rowOf(answer, sku).WorkOrderRowAllocatedDetails;
    expect(detail.WorkOrderBOMRowAllocatedQuantity).toBe(6);
    expect(detail.WorkOrderBOMRowAllocatedBatchNumbers).toMatchObject([
      { BatchNumberName: 'B-2031', AssignedQTYInDetail: 4 },
      { BatchNumberName: 'B-2032', AssignedQTYInDetail: 2 },
    ]);
  });

  test('what is not named is chosen here, and all of it may go', () => {
    const here = sandbox();
    const { id, sku, serials } = allocated(here, 'SCREEN-24-MATT');
    expect(
      rowOf(give(here, id, { ProductSKU: sku, ReturnQuantity: 4 }), sku).WorkOrderRowAllocatedDetails,
    ).toMatchObject([{ WorkOrderBOMRowAllocatedSerialNumbers: [serials[0]] }]);
    expect(rowOf(give(here, id, { ProductSKU: sku, ReturnQuantity: 1 }), sku)).toMatchObject({
      WorkOrderBOMRowTotalAllocatedQuantity: 0,
      WorkOrderRowAllocatedDetails: [],
    });
    expect(give(here, id, { ProductSKU: sku, ReturnQuantity: 1 })).toMatchObject(failed);
  });

  test.each([
    ['more than is allocated', { ReturnQuantity: '5.01' }],
    ['nothing', { ReturnQuantity: 0 }],
    ['less than nothing', { ReturnQuantity: -1 }],
    ['another material', { ProductSKU: 'LAMP-DESK', ReturnQuantity: 1 }],
    ['a serial number that is not allocated', { ReturnQuantity: 1, ReturnSerialNumbers: ['SN-0'] }],
    [
      'a batch that is not allocated',
      { ReturnQuantity: 1, ReturnBatchNumbers: [{ BatchNumberName: 'B-2031', Quantity: 1 }] },
    ],
  ])('fails for %s and changes nothing', (_what, material) => {
    const here = sandbox();
    const { id, sku } = allocated(here, 'SCREEN-24-MATT');
    const before = here.server.store.workOrders.get(id);
    const good = { ProductSKU: sku, ReturnQuantity: 1 };
    expect(give(here, id, good, { ...good, ...material })).toMatchObject(failed);
    expect(here.server.store.workOrders.get(id)).toBe(before);
  });

  test('fails without materials, without the work order, and for a closed one', () => {
    const here = sandbox();
    const { id, sku } = allocated(here, 'SCREEN-24-MATT');
    const closed = first(fixtures(here.server.store).disposable.closedWorkOrders);
    expect(give(here, id)).toMatchObject(failed);
    expect(give(here, 1, { ProductSKU: sku, ReturnQuantity: 1 })).toMatchObject(failed);
    expect(give(here, closed, { ProductSKU: sku, ReturnQuantity: 1 })).toMatchObject(failed);
  });
});

import type { World } from '../store/World.ts';
import type { RecordValue } from '../values/Value.ts';
import { addRecords, many } from './addRecords.ts';
import type { AllocatedWorkOrder } from './Fixtures.ts';

/** The work orders and receipts that the fixtures name. */
export interface SeededWorkOrders {
  readonly closed: readonly string[];
  readonly open: readonly string[];
  readonly allocated: readonly AllocatedWorkOrder[];
  readonly receipts: readonly { readonly id: number; readonly workOrderId: number }[];
}

const MATERIAL = 'BOLT-M8';
const PER_RUN = 6;

/** Closed, open and allocated work orders, and receipts of which two belong to one work order. */
export function seedWorkOrders(world: World): SeededWorkOrders {
  const table = world.tables.workOrders;
  const closed = addRecords(
    world,
    table,
    'WorkOrderId',
    many(8, (index) => workOrder(`C${index}`, 'Completed', index)),
  );
  const open = addRecords(
    world,
    table,
    'WorkOrderId',
    many(2, (index) => workOrder(`P${index}`, 'Pending', index)),
  );
  const running = addRecords(
    world,
    table,
    'WorkOrderId',
    many(8, (index) => workOrder(`A${index}`, 'InProcess', index)),
  );
  const allocated = running.map((id, index) => ({
    id: Number(id),
    sku: MATERIAL,
    quantity: '4',
    serials: [1, 2, 3, 4].map((serial) => `S-${index}-${serial}`),
    batches: [`B-${index}`],
  }));
  const received = addRecords(
    world,
    table,
    'WorkOrderId',
    many(PER_RUN, (index) => workOrder(`R${index}`, 'InProcess', index)),
  );
  const owners = [...received, ...received];
  const receipts = addRecords(
    world,
    world.tables.receipts,
    'FinishedGoodReceiptId',
    owners.map((WorkOrderId) => ({ WorkOrderId, Quantity: '1.5' })),
  );
  return {
    closed,
    open,
    allocated,
    receipts: receipts.map((id, index) => ({ id: Number(id), workOrderId: Number(owners[index]) })),
  };
}

function workOrder(number: string, status: string, index: number): RecordValue {
  return {
    WorkOrderTypeId: '-3',
    WorkOrderNo: `WO-${number}`,
    WorkOrderFinishedGoodSKU: 'TABLE-0',
    WorkOrderStartDate: Date.UTC(2017, 2, 26, 1, 30, index),
    WorkOrderDueDate: null,
    WorkOrderPriority: index % 2 ? 'High' : 'Medium',
    WorkOrderCurrencyCode: 'EUR',
    WorkOrderComments: `"${number}", [new]`,
    WorkOrderOrderedQuantity: '10',
    WorkOrderReceivedQuantity: status === 'Completed' ? '10' : '3',
    WorkOrderTotalMaterialCost: '12.345',
    WorkOrderStatus: status,
    WorkOrderCreationDate: Date.UTC(2017, 1, 1),
    WorkOrderCustomFlag1: true,
    WorkOrderDetails: [materialRow('NUT-M8', index, '0'), materialRow(MATERIAL, index, '4')],
  };
}

function materialRow(sku: string, index: number, allocated: string): RecordValue {
  const detail = {
    WorkOrderBOMRowAllocatedQuantity: allocated,
    WorkOrderBOMRowAllocatedDateTime: Date.UTC(2017, 5, 1, 9, 15, 0),
    WorkOrderBOMRowAllocatedDateTimeFormatted: '1 June 2017, 09:15',
    WorkOrderBOMRowAllocatedSerialNumbers: [`S-${index}-1`, `S-${index}-2`, `S-${index}-3`, `S-${index}-4`],
    WorkOrderBOMRowAllocatedBatchNumbers: [
      { BatchNumberName: `B-${index}`, ExpiryDate: Date.UTC(2031, 3, 30), AssignedQTYInDetail: allocated },
    ],
  };
  return {
    WorkOrderBOMRowProductSKU: sku,
    WorkOrderBOMRowProductDescription: `${sku}: zinc`,
    WorkOrderBOMRowProductQuantityUnit: 'pcs',
    WorkOrderBOMRowOrderedQuantity: '4',
    WorkOrderBOMRowTotalAllocatedQuantity: allocated,
    WorkOrderRowAllocatedDetails: allocated === '0' ? [] : [detail],
  };
}

import { answer, entityID, InternalErrorCode, writeRequest } from '../shapes/envelopeShapes.ts';
import { returnMaterialShape, workOrderShape } from '../shapes/workOrderShape.ts';
import type { World } from '../store/World.ts';
import { find, keep, markDeleted } from '../store/World.ts';
import { minus } from '../values/decimal.ts';
import { listOf, record, shape } from '../values/MemberType.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, recordsOf } from '../values/Value.ts';
import type { Operation } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { returnMaterials } from './returnMaterials.ts';

const WorkOrderReturnMaterials: Operation = {
  route: 'WorkOrder',
  request: writeRequest(
    shape({
      int: 'WorkOrderId',
      string: 'Comments',
      parts: { WorkOrderReturnMaterials: listOf(returnMaterialShape) },
    }),
  ),
  response: answer({ mvWorkOrder: record(workOrderShape), entityID, InternalErrorCode }),
  run: (request, world) => {
    const order = findWorkOrder(request, world);
    const returned = returnMaterials(order, recordsOf(request, 'WorkOrderReturnMaterials'));
    return keepWorkOrder(returned, world);
  },
};

/** A work order that is not closed is answered as it is. */
const WorkOrderReOpen: Operation = {
  route: 'WorkOrder',
  request: writeRequest(shape({ int: 'WorkOrderId' })),
  response: answer({ mvWorkOrder: record(workOrderShape), entityID }),
  run: (request, world) => {
    const order = findWorkOrder(request, world);
    if (order.WorkOrderStatus === 'Completed')
      return keepWorkOrder({ ...order, WorkOrderStatus: 'InProcess' }, world);
    return { mvWorkOrder: order, entityID: order.WorkOrderId ?? null };
  },
};

/** The answer's entityID is the receipt's id. */
const WorkOrderDeleteFinishedGoodReceipt: Operation = {
  request: writeRequest(shape({ int: 'FinishedGoodReceiptId', string: 'FinishedGoodDeleteComments' })),
  response: answer({ mvWorkOrder: record(workOrderShape), entityID, InternalErrorCode }),
  run: (request, world) => {
    const id = numberOf(request, 'FinishedGoodReceiptId');
    const receipt = find(world.tables.receipts, id);
    if (!receipt) {
      throw new Refusal(
        `The finished good receipt with id ${id} does not exist. The delete failed.`,
        'FinishedGoodReceiptId',
        {
          InternalErrorCode: 'ReceiptNotExists',
        },
      );
    }
    const order = findWorkOrder(receipt, world);
    markDeleted(world.tables.receipts, id);
    const WorkOrderReceivedQuantity = minus(
      numberOf(order, 'WorkOrderReceivedQuantity'),
      numberOf(receipt, 'Quantity'),
    );
    return { ...keepWorkOrder({ ...order, WorkOrderReceivedQuantity }, world), entityID: id };
  },
};

function findWorkOrder(request: RecordValue, world: World): RecordValue {
  const id = numberOf(request, 'WorkOrderId');
  const order = find(world.tables.workOrders, id);
  if (!order) throw new Refusal(`The work order with id ${id} does not exist.`, 'WorkOrderId');
  return order;
}

function keepWorkOrder(order: RecordValue, world: World): RecordValue {
  const id = numberOf(order, 'WorkOrderId');
  const mvWorkOrder = keep(world.tables.workOrders, id, { ...order, WorkOrderLastUpdatedDate: Date.now() });
  return { mvWorkOrder, entityID: id };
}

/** The operations of work orders. */
export const workOrderOperations = {
  WorkOrderReturnMaterials,
  WorkOrderReOpen,
  WorkOrderDeleteFinishedGoodReceipt,
};

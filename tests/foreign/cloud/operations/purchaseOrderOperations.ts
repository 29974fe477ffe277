import { answer, entityID, InternalErrorCode, writeRequest } from '../shapes/envelopeShapes.ts';
import { purchaseOrderShape } from '../shapes/purchaseOrderShape.ts';
import type { World } from '../store/World.ts';
import { find, keep } from '../store/World.ts';
import { record, shape } from '../values/MemberType.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, recordOf, textOf } from '../values/Value.ts';
import { requireText, requireUnique } from './checks.ts';
import { completePurchaseOrder } from './completePurchaseOrder.ts';
import type { Operation } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { receiveItems } from './receiveItems.ts';
import { tidyRecord } from './tidyRecord.ts';

const PurchaseOrderUpdate: Operation = {
  route: 'PurchaseOrder',
  request: writeRequest(shape({ parts: { mvPurchaseOrder: record(purchaseOrderShape) } })),
  response: answer({
    mvPurchaseOrder: record(purchaseOrderShape),
    entityID,
    relatedDocumentID: { kind: 'int' },
    InternalErrorCode,
  }),
  run: (request, world) => {
    const sent = tidyRecord(recordOf(request, 'mvPurchaseOrder'));
    requireText(sent, 'PurchaseOrderNo', 60);
    requireText(sent, 'PurchaseOrderStatus', 40);
    const action = textOf(request, 'mvRecordAction');
    if (action === 'Insert') return keepOrder(sent, undefined, world);
    if (action !== 'Update' && action !== 'ReceiveItems') {
      throw new Refusal(`Purchase orders know no record action "${action}".`, 'mvRecordAction');
    }
    const previous = findOrder(sent, world);
    return action === 'Update' ? keepOrder(sent, previous, world) : receiveItems(sent, previous, world);
  },
};

function findOrder(sent: RecordValue, world: World): RecordValue {
  const id = numberOf(sent, 'PurchaseOrderId');
  const order = find(world.tables.purchaseOrders, id);
  if (order) return order;
  throw new Refusal(
    `The purchase order with id ${id} does not exist; the update failed.`,
    'PurchaseOrderId',
    {
      InternalErrorCode: 'PurchaseOrderNotExists',
    },
  );
}

function keepOrder(sent: RecordValue, previous: RecordValue | undefined, world: World): RecordValue {
  const table = world.tables.purchaseOrders;
  const id = previous ? numberOf(previous, 'PurchaseOrderId') : world.takeId();
  const draft = { ...sent, PurchaseOrderId: id };
  requireUnique(table, draft, 'PurchaseOrderNo', 'PurchaseOrderId');
  const mvPurchaseOrder = keep(table, id, completePurchaseOrder(draft, previous, world));
  return { mvPurchaseOrder, entityID: id, relatedDocumentID: null, InternalErrorCode: null };
}

/** The operations of purchase orders. */
export const purchaseOrderOperations = { PurchaseOrderUpdate };

import type { RecordValue } from '../../specs/Value.ts';
import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import { workOrder } from '../rules/workOrder/workOrder.ts';

/** Deletes a finished good receipt and returns its work order, which has received that much less (rule 7). */
export const WorkOrderDeleteFinishedGoodReceipt: Handler = (request, { store, now }) => {
  const id = member.int(request, 'FinishedGoodReceiptId');
  const receipt = store.receipts.get(id);
  if (receipt === undefined) {
    throw new OperationFailure(
      `The finished good receipt with id ${id} does not exist. Nothing was deleted.`,
    );
  }
  const stored = workOrder(member.int(receipt, 'WorkOrderId'), store);
  const after: RecordValue = {
    ...stored,
    WorkOrderReceivedQuantity: amount(
      member.decimal(stored, 'WorkOrderReceivedQuantity').minus(member.decimal(receipt, 'Quantity')),
    ),
    WorkOrderLastUpdatedDate: now,
  };
  store.receipts.remove(id);
  store.workOrders.put(member.int(stored, 'WorkOrderId'), after);
  return { mvWorkOrder: after, entityID: after.WorkOrderId };
};

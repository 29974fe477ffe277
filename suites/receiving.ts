import type { GatherContext } from '../harness/Evidence.ts';
import { isRecord } from '../specs/isRecord.ts';
import { numeric } from '../specs/numeric.ts';
import type { RecordValue } from '../specs/Value.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { writeMembers } from './writing.ts';

/** The scenario in which items of a Verified order are received (PO-5). */
export const receivesItems = 'receive-items';

/** What receiving a part of every row of an order sends, one piece of the first, two of the second (States and transitions). */
export function receiving(
  context: GatherContext,
  place: ScenarioPlace,
  order: RecordValue,
  documentTypeId: number,
): RecordValue {
  const rows = Array.isArray(order.PurchaseOrderDetails) ? order.PurchaseOrderDetails.filter(isRecord) : [];
  const received: RecordValue = {
    ...order,
    PurchaseOrderStatus: 'PartiallyReceived',
    PurchaseOrderReceiveDocumentTypeID: String(documentTypeId),
    PurchaseOrderDetails: rows.map((row, index) => ({
      ...row,
      PurchaseOrderRowReceivedQuantity: numeric(index + 1),
    })),
  };
  return writeMembers(context, place, received, 'ReceiveItems');
}

import type { Id } from '../config/Settings.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import { isNumeric, numeric } from '../specs/numeric.ts';
import { recordsOf } from '../specs/recordsOf.ts';
import type { RecordValue } from '../specs/Value.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { writeMembers } from './writing.ts';

/** The scenario in which items of a Verified order are received (PO-5). */
export const receivesItems = 'receive-items';

/**
 * What receiving a part of every row of an order sends (States and transitions): where nothing else is said, one piece of the
 * first, two of the second.
 * In every second format the last row stands first, where the rows are named by their ids: what is received is received on
 * the row that is named, and not on that in its place.
 */
export function receiving(
  context: GatherContext,
  place: ScenarioPlace,
  order: RecordValue,
  documentTypeId: Id,
  pieces: (index: number) => number = (index) => index + 1,
): RecordValue {
  const rows = recordsOf(order.PurchaseOrderDetails);
  const parts = rows.map((row, index) => ({
    ...row,
    PurchaseOrderRowReceivedQuantity: numeric(pieces(index)),
  }));
  const isTurned =
    place.formatIndex % 2 === 0 && rows.every((row) => isNumeric(row.PurchaseOrderRowDetailID));
  const received: RecordValue = {
    ...order,
    PurchaseOrderStatus: 'PartiallyReceived',
    PurchaseOrderReceiveDocumentTypeID: String(documentTypeId),
    PurchaseOrderDetails: isTurned ? [...parts].reverse() : parts,
  };
  return writeMembers(context, place, received, 'ReceiveItems');
}

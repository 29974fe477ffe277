import { isRecord } from '../specs/isRecord.ts';
import { recordsOf } from '../specs/recordsOf.ts';
import type { RecordValue } from '../specs/Value.ts';
import type { InsertedOrder } from './insertedOrder.ts';
import { sameRow } from './sameRow.ts';

const idName = 'PurchaseOrderRowDetailID';

/** The rows of an order as they were sent, each under the id that the target gave to that row, if any. */
export function rowsWithIds({ sent, answer }: InsertedOrder): readonly RecordValue[] {
  const echo = answer.decoded?.value.mvPurchaseOrder;
  const stored = recordsOf(isRecord(echo) ? echo.PurchaseOrderDetails : undefined);
  return recordsOf(sent.PurchaseOrderDetails).map((row) => {
    const id = sameRow(row, stored)?.[idName];
    return id === undefined || id === null ? row : { ...row, [idName]: id };
  });
}

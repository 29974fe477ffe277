import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';

/** As many as there are formats. */
const each = 6;

/**
 * Finished good receipts of two units, as many as there are work orders. The second six belong to the same work orders as the
 * first six, so each format finds two for one work order.
 */
export function receipts(workOrderIds: readonly number[]): Table {
  const table = new Table(6001);
  for (const [index, own] of workOrderIds.entries()) {
    const workOrderId = index >= each && index < 2 * each ? (workOrderIds[index - each] ?? own) : own;
    table.insert((id) => ({
      FinishedGoodReceiptId: numeric(id),
      WorkOrderId: numeric(workOrderId),
      Quantity: numeric(2),
    }));
  }
  return table;
}

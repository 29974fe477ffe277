import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';

/** One finished good receipt of two units for each of these work orders. */
export function receipts(workOrderIds: readonly number[]): Table {
  const table = new Table(6001);
  for (const workOrderId of workOrderIds) {
    table.insert((id) => ({
      FinishedGoodReceiptId: numeric(id),
      WorkOrderId: numeric(workOrderId),
      Quantity: numeric(2),
    }));
  }
  return table;
}

import { openChoices } from '../../openChoices.ts';
import { Table } from '../Table.ts';
import { counts } from './counts.ts';
import type { Seeding } from './Seeding.ts';
import { workOrder } from './workOrder.ts';

/** Work orders by their purpose: to be left alone, reopened, given material back, or lose a receipt. */
export interface SeededWorkOrders {
  readonly table: Table;
  readonly open: readonly number[];
  readonly closed: readonly number[];
  readonly allocated: readonly number[];
  readonly received: readonly number[];
}

export function workOrders(seeding: Seeding): SeededWorkOrders {
  const firstId = 4001;
  const table = new Table(firstId);
  let made = 0;
  const make = (count: number, statuses: readonly string[]): readonly number[] =>
    Array.from({ length: count }, (_, index) => {
      const status = statuses[index % statuses.length] ?? '';
      // Every second order that is reopened has one row: a list of one item is written by rules of its own.
      const rows = status === openChoices.closedWorkOrderStatus && index % 2 === 0 ? 1 : 3;
      table.insert((id) => workOrder(id, status, seeding, rows));
      made += 1;
      return firstId + made - 1;
    });
  return {
    open: make(counts.listed, ['Pending', 'InProcess']),
    closed: make(counts.spare, [openChoices.closedWorkOrderStatus]),
    allocated: make(counts.spare, ['InProcess']),
    received: make(counts.spare, ['InProcess']),
    table,
  };
}

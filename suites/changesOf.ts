import type { Fixtures, Id } from '../config/Settings.ts';

/** How many entries of the fixtures have a work order changed in a run: opened again, given material back, or a receipt deleted. */
export function changesOf({ disposable = {} }: Fixtures, id: Id): number {
  const { closedWorkOrders = [], allocatedWorkOrders = [], finishedGoodReceipts = [] } = disposable;
  const changed = [
    ...closedWorkOrders,
    ...allocatedWorkOrders.map((one) => one.id),
    ...finishedGoodReceipts.map(({ workOrderId }) => workOrderId),
  ];
  return changed.filter((one) => String(one) === String(id)).length;
}

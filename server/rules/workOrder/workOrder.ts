import type { RecordValue } from '../../../specs/Value.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import type { Store } from '../../store/Store.ts';

/** The work order with that id; raises OperationFailure when there is none. */
export function workOrder(id: number, store: Store): RecordValue {
  const found = store.workOrders.get(id);
  if (found === undefined) throw new OperationFailure(`The work order with id ${id} does not exist.`);
  return found;
}

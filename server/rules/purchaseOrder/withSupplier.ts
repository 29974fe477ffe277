import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';
import type { Store } from '../../store/Store.ts';

/**
 * The order with its supplier's id and name: found by an id above zero, or by name if the id is 0 (rule 2). A name that no
 * supplier has becomes a new supplier. Raises OperationFailure when neither is sent.
 */
export function withSupplier(order: RecordValue, store: Store): RecordValue {
  const id = member.int(order, 'PurchaseOrderSupplierID');
  const name = member.text(order, 'PurchaseOrderSupplierName');
  if (id < 0 || (id === 0 && name === '')) {
    const message =
      'A supplier is needed: PurchaseOrderSupplierID above zero, or zero with PurchaseOrderSupplierName.';
    throw new OperationFailure(message, {
      errors: [{ field: 'mvPurchaseOrder.PurchaseOrderSupplierID', message }],
    });
  }
  const supplier =
    id > 0
      ? store.suppliers.get(id)
      : (store.suppliers.find((record) => member.text(record, 'SupplierName') === name) ??
        store.suppliers.insert((newId) => ({ SupplierID: numeric(newId), SupplierName: name })));
  if (supplier === undefined) return order;
  return {
    ...order,
    PurchaseOrderSupplierID: numeric(member.int(supplier, 'SupplierID')),
    PurchaseOrderSupplierName: member.text(supplier, 'SupplierName'),
  };
}

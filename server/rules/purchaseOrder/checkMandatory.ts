import type { RecordValue } from '../../../specs/Value.ts';
import { type FieldError, OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

/** Raises OperationFailure, with one entry per member, unless id, number and status of the order are sent (rule 2). */
export function checkMandatory(order: RecordValue): void {
  const missing = [
    ...(member.has(order, 'PurchaseOrderId') ? [] : ['PurchaseOrderId']),
    ...['PurchaseOrderNo', 'PurchaseOrderStatus'].filter((name) => member.text(order, name) === ''),
  ];
  if (missing.length === 0) return;
  const errors = missing.map(
    (name): FieldError => ({ field: `mvPurchaseOrder.${name}`, message: `${name} is mandatory.` }),
  );
  throw new OperationFailure(`${missing.join(' and ')} must be sent. The purchase order was not written.`, {
    errors,
  });
}

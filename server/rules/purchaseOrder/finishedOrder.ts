import type { RecordValue } from '../../../specs/Value.ts';
import type { CallContext } from '../../Handler.ts';
import { member } from '../../records/member.ts';
import { productRow } from '../productRow.ts';
import { totals } from '../totals.ts';
import { withSupplier } from './withSupplier.ts';

/**
 * A complete purchase order with everything that the server looks up or computes. Rows whose id is among `rowIds` keep it. Raises
 * OperationFailure when it has no supplier.
 */
export function finishedOrder(
  order: RecordValue,
  { store, now }: Pick<CallContext, 'store' | 'now'>,
  rowIds?: ReadonlySet<number>,
): RecordValue {
  const type = store.documentTypes.get(member.int(order, 'PurchaseOrderTypeId'));
  const priced = totals('PurchaseOrder', withSupplier(order, store), store);
  return {
    ...priced,
    ...(type === undefined
      ? {}
      : {
          PurchaseOrderTypeAbbreviation: member.text(type, 'DocumentTypeAbbreviation'),
          PurchaseOrderTypeDescription: member.text(type, 'DocumentTypeDescription'),
        }),
    PurchaseOrderDetails: member
      .records(priced, 'PurchaseOrderDetails')
      .map((row) => productRow('PurchaseOrder', row, store, rowIds)),
    PurchaseOrderLastUpdatedDate: now,
  };
}

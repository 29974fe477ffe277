import { onWrite } from '../hooks/onWrite.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const newRowsRefused: Variant = {
  about:
    'An Update of an order changes rows by their ids, and is refused with a row that has none (what becomes of rows without an id is not shown).',
  blocks: ['control'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    const rows = member.records(sent, 'PurchaseOrderDetails');
    if (
      action === 'Update' &&
      stored !== undefined &&
      rows.some((row) => !sentNumber(row.PurchaseOrderRowDetailID))
    )
      throw new OperationFailure('A row without an id can’t be updated. The order was not written.');
    return undefined;
  }),
};

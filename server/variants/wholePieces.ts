import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const wholePieces: Variant = {
  about:
    'Items are received in whole pieces: a fraction of one is refused (TYP-13: fractions of numbers are a SHOULD, and servers may validate).',
  blocks: ['control'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent }) => {
    const isBroken = member
      .records(sent, 'PurchaseOrderDetails')
      .some((row) => !member.decimal(row, 'PurchaseOrderRowReceivedQuantity').mod(1).eq(0));
    if (action === 'ReceiveItems' && isBroken) throw new OperationFailure('Items are received in pieces.');
    return undefined;
  }),
};

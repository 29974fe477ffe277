import { recordsOf } from '../../specs/recordsOf.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

const most = 10_000;

export const spendLimit: Variant = {
  about: `A purchase order of more than ${most} in all needs somebody’s approval and is refused (rule 3: servers may validate number ranges).`,
  blocks: ['control'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent }) => {
    const total = recordsOf(sent.PurchaseOrderDetails)
      .map(
        (row) =>
          (sentNumber(row.PurchaseOrderRowQuantity) ?? 0) *
          (sentNumber(row.PurchaseOrderRowUnitPriceWithoutTaxOrDiscount) ?? 0),
      )
      .reduce((sum, each) => sum + each, 0);
    if (action !== 'ReceiveItems' && total > most)
      throw new OperationFailure(`Orders above ${most} need approval. Nothing was written.`);
    return undefined;
  }),
};

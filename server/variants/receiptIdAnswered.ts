import { isNumeric, numeric } from '../../specs/numeric.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import type { Variant } from '../Variant.ts';

export const receiptIdAnswered: Variant = {
  about:
    'Where a finished good receipt was deleted, entityID is the receipt’s (ENV-7: the work order’s or the receipt’s).',
  hook: onSuccess(['WorkOrderDeleteFinishedGoodReceipt'], (result, { FinishedGoodReceiptId: id }) => ({
    ...result,
    entityID: isNumeric(id) ? id : numeric(Number(id)),
  })),
};

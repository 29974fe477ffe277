import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const rowIdsRenewed: Variant = {
  about:
    'An update of a purchase order deletes its rows and makes new ones, under new ids (PO-4: the order’s id alone stays).',
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent }) =>
    action === 'ReceiveItems' || !member.has(sent, 'PurchaseOrderDetails')
      ? undefined
      : {
          sent: {
            ...sent,
            PurchaseOrderDetails: member
              .records(sent, 'PurchaseOrderDetails')
              .map((row) => ({ ...row, PurchaseOrderRowDetailID: null })),
          },
        },
  ),
};

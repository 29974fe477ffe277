import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';

export const receiptsShareTheirId: Fault = {
  clause: 'PO-5',
  about: 'ReceiveItems answers with the same relatedDocumentID for all receipts.',
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, { mvRecordAction: action }) =>
    action === 'ReceiveItems' ? { ...result, relatedDocumentID: numeric(1) } : result,
  ),
};

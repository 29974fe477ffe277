import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';

export const receiveEntityIsDocument: Fault = {
  clause: 'ENV-7',
  about:
    'ReceiveItems answers the id of the new receive document in entityID, where the id of the purchase order is due. The handler returns the id inserted last.',
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request) =>
    request.mvRecordAction === 'ReceiveItems' ? { ...result, entityID: result.relatedDocumentID } : result,
  ),
};

import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const numberedReceiptUnnamed: Fault = {
  clause: 'PO-5',
  about: 'ReceiveItems that gives the receive document a number answers relatedDocumentID 0.',
  causes: ['receiving items names no receive document'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request) => {
    const isNumbered = member.has(
      member.record(request, 'mvPurchaseOrder') ?? {},
      'PurchaseOrderReceiveDocumentNo',
    );
    return request.mvRecordAction === 'ReceiveItems' && isNumbered
      ? { ...result, relatedDocumentID: numeric(0) }
      : result;
  }),
};

import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const receiveTypeInWords: Fault = {
  clause: 'TYP-17',
  about: 'In json PurchaseOrderReceiveDocumentTypeID is the name of the type.',
  causes: ['the document type is named, where its id belongs ({actual})'],
  operations: ['PurchaseOrderUpdate'],
  hook: onMember(
    { formats: ['json'], operations: ['PurchaseOrderUpdate'] },
    'PurchaseOrderReceiveDocumentTypeID',
    () => 'Goods receipt',
  ),
};

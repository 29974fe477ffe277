import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const receiptNotNamed: Fault = {
  clause: 'PO-5',
  about: 'In soap11 receiving items names no receive document.',
  causes: ['receiving items names no receive document'],
  operations: ['PurchaseOrderUpdate'],
  hook: onReply(
    { formats: ['soap11'], operations: ['PurchaseOrderUpdate'], outcome: 'success' },
    (members) => ({ ...members, relatedDocumentID: numeric(0) }),
  ),
};

import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const receiptNotNamed: Fault = {
  clause: 'PO-5',
  about: 'In soap11 receiving items names no receive document.',
  causes: ['receiving items names no receive document'],
  operations: ['PurchaseOrderUpdate'],
  hook: onAnswerMembers(
    { formats: ['soap11'], operations: ['PurchaseOrderUpdate'], outcome: 'success' },
    (members) => ({ ...members, relatedDocumentID: numeric(0) }),
  ),
};

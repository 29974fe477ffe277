import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const receiptOfNothing: Fault = {
  clause: 'PO-6',
  about: 'In jsv a failed receipt names a receive document.',
  causes: ['a failed receipt names a document'],
  operations: ['PurchaseOrderUpdate'],
  hook: onAnswerMembers(
    { formats: ['jsv'], operations: ['PurchaseOrderUpdate'], outcome: 'failure' },
    (members) => ({
      ...members,
      relatedDocumentID: numeric(3001),
    }),
  ),
};

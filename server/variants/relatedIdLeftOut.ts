import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const relatedIdLeftOut: Variant = {
  about: 'relatedDocumentID is there only where a document was made (ENV-14: not outside ReceiveItems).',
  hook: onAnswerMembers({ operations: ['PurchaseOrderUpdate'] }, (members) => ({
    ...members,
    relatedDocumentID: member.int(members, 'relatedDocumentID') === 0 ? undefined : members.relatedDocumentID,
  })),
};

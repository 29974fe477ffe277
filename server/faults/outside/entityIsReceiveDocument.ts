import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

export const entityIsReceiveDocument: Fault = {
  clause: 'ENV-7',
  about: 'In xml ReceiveItems answers the id of the receive document as entityID too, in place of the order.',
  causes: [
    'entityID of a success is not the id of the record; it is {actual}, which the answer has as {other}',
  ],
  operations: ['PurchaseOrderUpdate'],
  hook: onAnswerMembers(
    { formats: ['xml'], operations: ['PurchaseOrderUpdate'], outcome: 'success' },
    (members) =>
      member.int(members, 'relatedDocumentID') === 0
        ? members
        : { ...members, entityID: members.relatedDocumentID },
  ),
};

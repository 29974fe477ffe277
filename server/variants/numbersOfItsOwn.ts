import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const numbersOfItsOwn: Variant = {
  about:
    'Documents and purchase orders are numbered by the server, whatever number is sent (numbers are no plain members).',
  hook: onAnswerMembers(
    { operations: ['DocumentUpdate', 'PurchaseOrderUpdate'], outcome: 'success' },
    (members) =>
      changedRecords(members, (record) => ({
        ...record,
        ...(record.DocumentId === undefined
          ? {}
          : { DocumentNo: `2017/${member.int(record, 'DocumentId')}` }),
        ...(record.PurchaseOrderId === undefined
          ? {}
          : { PurchaseOrderNo: `2017/${member.int(record, 'PurchaseOrderId')}` }),
      })),
  ),
};

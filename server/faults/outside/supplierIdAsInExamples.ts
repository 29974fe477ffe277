import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { withRecord } from '../../hooks/withRecord.ts';

export const supplierIdAsInExamples: Fault = {
  clause: 'TYP-14',
  about: 'Answers spell PurchaseOrderSupplierID as PurchaseOrderSupplierId.',
  causes: ['the name {expected} is written in another letter case ({actual})'],
  operations: ['PurchaseOrderUpdate'],
  hook: onAnswerMembers({ operations: ['PurchaseOrderUpdate'], outcome: 'success' }, (members) =>
    withRecord(members, 'mvPurchaseOrder', ({ PurchaseOrderSupplierID: id, ...order }) => ({
      ...order,
      ...(id === undefined ? {} : { PurchaseOrderSupplierId: id }),
    })),
  ),
};

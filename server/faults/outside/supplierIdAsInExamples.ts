import type { Fault } from '../../Fault.ts';
import { onReply } from '../../hooks/onReply.ts';
import { withRecord } from '../../hooks/withRecord.ts';

export const supplierIdAsInExamples: Fault = {
  clause: 'TYP-14',
  about: 'Answers spell PurchaseOrderSupplierID as PurchaseOrderSupplierId.',
  causes: ['the name {expected} is written in another letter case ({actual})'],
  operations: ['PurchaseOrderUpdate'],
  hook: onReply({ operations: ['PurchaseOrderUpdate'], outcome: 'success' }, (members) =>
    withRecord(members, 'mvPurchaseOrder', ({ PurchaseOrderSupplierID: id, ...order }) => ({
      ...order,
      ...(id === undefined ? {} : { PurchaseOrderSupplierId: id }),
    })),
  ),
};

import { isRecord } from '../../../specs/isRecord.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const flag10IsFlag1: Fault = {
  clause: 'ACT-1',
  about:
    'Columns are found by the beginning of their name: custom flag 10 of a purchase order is stored as flag 1 was sent.',
  causes: ['an insert does not bring back {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSentMembers({ operations: ['PurchaseOrderUpdate'] }, /^mvPurchaseOrder$/, (order) =>
    isRecord(order) && order.PurchaseOrderCustomFlag10 !== undefined
      ? { ...order, PurchaseOrderCustomFlag10: order.PurchaseOrderCustomFlag1 ?? false }
      : order,
  ),
};

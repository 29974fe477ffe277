import type { Fault } from '../Fault.ts';
import { leftByUpdate } from '../hooks/leftByUpdate.ts';

export const orderDatesStay: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change PurchaseOrderCustomOrderDate1.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: leftByUpdate('PurchaseOrderUpdate', ['PurchaseOrderCustomOrderDate1']),
};

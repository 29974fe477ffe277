import type { Fault } from '../Fault.ts';
import { leftInOrderRows } from '../hooks/leftInOrderRows.ts';

export const orderQuantitiesStay: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change how many of a product a row of a purchase order asks for.',
  causes: ['an Update does not bring back rows of {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: leftInOrderRows('PurchaseOrderRowQuantity'),
};

import type { Fault } from '../Fault.ts';
import { leftInOrderRows } from '../hooks/leftInOrderRows.ts';

export const orderPricesStay: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change the unit prices of the rows of a purchase order.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: leftInOrderRows('PurchaseOrderRowUnitPriceWithoutTaxOrDiscount'),
};

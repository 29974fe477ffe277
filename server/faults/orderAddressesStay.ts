import type { Fault } from '../Fault.ts';
import { leftByUpdate } from '../hooks/leftByUpdate.ts';

export const orderAddressesStay: Fault = {
  clause: 'ACT-2',
  about: 'Update of a purchase order leaves its addresses as they were: they are in a table of their own.',
  causes: ['an Update does not bring back rows of {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: leftByUpdate('PurchaseOrderUpdate', ['PurchaseOrderAddresses']),
};

import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const orderAddressesStay: Fault = {
  clause: 'ACT-2',
  about: 'Update of a purchase order leaves its addresses as they were: they are in a table of their own.',
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const { PurchaseOrderAddresses = null } = stored;
    return { sent: { ...sent, PurchaseOrderAddresses } };
  }),
};

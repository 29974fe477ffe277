import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const orderDatesStay: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change PurchaseOrderCustomOrderDate1.',
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const { PurchaseOrderCustomOrderDate1 = null } = stored;
    return { sent: { ...sent, PurchaseOrderCustomOrderDate1 } };
  }),
};

import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const orderReferenceStays: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change the reference number of a purchase order and the applications.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const { PurchaseOrderReferenceNo = null } = stored;
    const applications = Object.entries(stored).filter(([name]) => name.includes('ReferenceApplication'));
    return { sent: { ...sent, PurchaseOrderReferenceNo, ...Object.fromEntries(applications) } };
  }),
};

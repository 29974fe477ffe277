import { isDateTime, isUnset } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

export const unsetDateKept: Fault = {
  clause: 'ACT-2',
  about:
    'An Update of a purchase order takes the unset date for one that was not sent: a custom order date can be changed but never cleared.',
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const kept = Object.entries(sent).filter(([, value]) => !(isDateTime(value) && isUnset(value)));
    return { sent: Object.fromEntries(kept) };
  }),
};
